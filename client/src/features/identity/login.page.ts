import { brand } from '#client/ui/brand/brand.ts';
import { authPage } from './authPage.ts';
import { LoginPage } from './LoginPage.tsx';

export const page = authPage({
  path: '/auth/login',
  title: 'Sign in',
  description: `Sign in to ${brand.name}: your quotes, invoices and payments, wherever the work takes you.`,
  Component: LoginPage,
});
