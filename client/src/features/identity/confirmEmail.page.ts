import { brand } from '#client/ui/brand/brand.ts';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';
import { mailedDoorPage } from './doorPage.ts';

export const page = mailedDoorPage({
  path: '/auth/confirm-email',
  title: 'Confirm your email',
  description: `Confirm the email of your ${brand.name} account.`,
  Component: ConfirmEmailPage,
});
