import { brand } from '#client/ui/brand/brand.ts';
import { authPage } from './authPage.ts';
import { SignUpPage } from './SignUpPage.tsx';

export const page = authPage({
  path: '/auth/signup',
  title: 'Create your account',
  description: `Try ${brand.name} free for 7 days: quotes, invoices and payments for mobile fingerprinting, live-scan and notary professionals. No card needed.`,
  Component: SignUpPage,
});
