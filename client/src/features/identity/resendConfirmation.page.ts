import { brand } from '#client/ui/brand/brand.ts';
import { mailedAuthPage } from './authPage.ts';
import { ResendConfirmationPage } from './ResendConfirmationPage.tsx';

export const page = mailedAuthPage({
  path: '/auth/resend-confirmation',
  title: 'Confirm your email',
  description: `Have the link that confirms your email for ${brand.name} sent again.`,
  Component: ResendConfirmationPage,
});
