import { brand } from '#client/ui/brand/brand.ts';
import { mailedAuthPage } from './authPage.ts';
import { TakeBackEmailChangePage } from './TakeBackEmailChangePage.tsx';

export const page = mailedAuthPage({
  path: '/auth/take-back-email-change',
  title: 'Undo your email change',
  description: `Restore your ${brand.name} account’s previous email.`,
  Component: TakeBackEmailChangePage,
});
