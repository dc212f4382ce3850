import { brand } from '#client/ui/brand/brand.ts';
import { mailedAuthPage } from './authPage.ts';
import { CancelEmailChangePage } from './CancelEmailChangePage.tsx';

export const page = mailedAuthPage({
  path: '/auth/cancel-email-change',
  title: 'Keep your email as it is',
  description: `Keep the email of your ${brand.name} account as it is.`,
  Component: CancelEmailChangePage,
});
