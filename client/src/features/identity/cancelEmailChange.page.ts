import { brand } from '#client/ui/brand/brand.ts';
import { mailedAuthPage } from './authPage.ts';
import { CancelEmailChangePage } from './CancelEmailChangePage.tsx';

export const page = mailedAuthPage({
  path: '/auth/cancel-email-change',
  title: 'Keep your current email',
  description: `Keep your ${brand.name} account’s current email.`,
  Component: CancelEmailChangePage,
});
