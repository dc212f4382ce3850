import { brand } from '#client/ui/brand/brand.ts';
import { doorPage } from './doorPage.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

export const page = doorPage({
  path: '/auth/forgot-password',
  title: 'Forgot your password?',
  description: `Have a link mailed to you that lets you choose a new password for ${brand.name}.`,
  Component: ForgotPasswordPage,
});
