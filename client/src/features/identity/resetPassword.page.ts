import { brand } from '#client/ui/brand/brand.ts';
import { definePage } from '#client/ui/site/page.ts';
import { type ResetPasswordData, ResetPasswordPage } from './ResetPasswordPage.tsx';

export const page = definePage<ResetPasswordData>({
  path: '/auth/reset-password',
  layout: 'authPage',
  unlisted: true,
  load: async ({ query }) => ({ hasToken: Boolean(query.get('token')) }),
  head: () => ({
    title: 'Choose a new password',
    description: `Choose a new password for your ${brand.name} account.`,
  }),
  Component: ResetPasswordPage,
});
