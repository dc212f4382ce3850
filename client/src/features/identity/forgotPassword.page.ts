import { brand } from '#client/ui/brand/brand.ts';
import { authPage } from './authPage.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

export const page = authPage({
  path: '/auth/forgot-password',
  title: 'Forgot your password?',
  description: `Have a link mailed to you that lets you choose a new password for ${brand.name}.`,
  Component: ForgotPasswordPage,
});
