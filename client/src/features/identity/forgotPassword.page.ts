import { brand } from '#client/ui/brand/brand.ts';
import { authPage } from './authPage.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

export const page = authPage({
  path: '/auth/forgot-password',
  title: 'Forgot your password?',
  description: `Get a link by email to reset your ${brand.name} password.`,
  Component: ForgotPasswordPage,
});
