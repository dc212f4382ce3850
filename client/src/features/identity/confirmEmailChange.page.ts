import { brand } from '#client/ui/brand/brand.ts';
import { ConfirmEmailChangePage } from './ConfirmEmailChangePage.tsx';
import { mailedDoorPage } from './doorPage.ts';

export const page = mailedDoorPage({
  path: '/auth/confirm-email-change',
  title: 'Confirm your new email',
  description: `Confirm the new email of your ${brand.name} account.`,
  Component: ConfirmEmailChangePage,
});
