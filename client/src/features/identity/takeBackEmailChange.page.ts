import { brand } from '#client/ui/brand/brand.ts';
import { mailedAuthPage } from './authPage.ts';
import { TakeBackEmailChangePage } from './TakeBackEmailChangePage.tsx';

export const page = mailedAuthPage({
  path: '/auth/take-back-email-change',
  title: 'Take the change of your email back',
  description: `Give your ${brand.name} account the email back that it had before.`,
  Component: TakeBackEmailChangePage,
});
