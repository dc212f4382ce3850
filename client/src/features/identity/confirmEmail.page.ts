import { brand } from '#client/ui/brand/brand.ts';
import { mailedAuthPage } from './authPage.ts';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';

export const page = mailedAuthPage({
  path: '/auth/confirm-email',
  title: 'Confirm your email',
  description: `Confirm the email of your ${brand.name} account.`,
  Component: ConfirmEmailPage,
});
