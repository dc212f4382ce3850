import { brand } from '#client/ui/brand/brand.ts';
import { mailedDoorPage } from './doorPage.ts';
import { ResendConfirmationPage } from './ResendConfirmationPage.tsx';

export const page = mailedDoorPage({
  path: '/auth/resend-confirmation',
  title: 'Confirm your email',
  description: `Have the link that confirms your email for ${brand.name} sent again.`,
  Component: ResendConfirmationPage,
});
