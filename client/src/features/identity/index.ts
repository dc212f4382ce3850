/** What the rest of the client may use of identity. It is part of the first download, so pages and sections come lazily. */
import { lazy } from 'react';
import type { RouteObject } from 'react-router';

export type { LoginState } from './parts/loginState.ts';
export { downloadFile } from './session/download.ts';
export { SubscriptionStatusProvider, useSubscriptionStatus } from './session/SubscriptionStatusProvider.tsx';
export { sessionStore } from './session/sessionStore.ts';
export { useSession, useUser } from './session/useSession.ts';
export { useSignOut } from './session/useSignOut.ts';

/** The account's part of the settings page. */
export const AccountSettings = lazy(async () => ({
  default: (await import('./account/AccountSettings.tsx')).AccountSettings,
}));

export const routes: RouteObject[] = [
  { path: '/auth/login', lazy: { Component: async () => (await import('./LoginPage.tsx')).LoginPage } },
  { path: '/auth/signup', lazy: { Component: async () => (await import('./SignUpPage.tsx')).SignUpPage } },
  {
    path: '/auth/forgot-password',
    lazy: { Component: async () => (await import('./ForgotPasswordPage.tsx')).ForgotPasswordPage },
  },
  {
    path: '/auth/reset-password',
    lazy: { Component: async () => (await import('./ResetPasswordPage.tsx')).ResetPasswordPage },
  },
  {
    path: '/auth/confirm-email',
    lazy: { Component: async () => (await import('./ConfirmEmailPage.tsx')).ConfirmEmailPage },
  },
  {
    path: '/auth/resend-confirmation',
    lazy: { Component: async () => (await import('./ResendConfirmationPage.tsx')).ResendConfirmationPage },
  },
  {
    path: '/auth/confirm-email-change',
    lazy: { Component: async () => (await import('./ConfirmEmailChangePage.tsx')).ConfirmEmailChangePage },
  },
  {
    path: '/auth/cancel-email-change',
    lazy: { Component: async () => (await import('./CancelEmailChangePage.tsx')).CancelEmailChangePage },
  },
];
