import { brand } from '#client/ui/brand/brand.ts';
import { mailedAuthPage } from './authPage.ts';
import { ConfirmEmailChangePage } from './ConfirmEmailChangePage.tsx';

export const page = mailedAuthPage({
  path: '/auth/confirm-email-change',
  title: 'Confirm your new email',
  description: `Confirm the new email of your ${brand.name} account.`,
  Component: ConfirmEmailChangePage,
});
