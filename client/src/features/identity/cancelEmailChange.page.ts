import { brand } from '#client/ui/brand/brand.ts';
import { CancelEmailChangePage } from './CancelEmailChangePage.tsx';
import { mailedDoorPage } from './doorPage.ts';

export const page = mailedDoorPage({
  path: '/auth/cancel-email-change',
  title: 'Keep your email as it is',
  description: `Keep the email of your ${brand.name} account as it is.`,
  Component: CancelEmailChangePage,
});
