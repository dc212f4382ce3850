import { brand } from '#client/ui/brand/brand.ts';
import { mailedAuthPage } from './authPage.ts';
import { ResendConfirmationPage } from './ResendConfirmationPage.tsx';

export const page = mailedAuthPage({
  path: '/auth/resend-confirmation',
  title: 'Confirm your email',
  description: `Get a new link to confirm your email for ${brand.name}.`,
  Component: ResendConfirmationPage,
});
