import { brand } from '#client/ui/brand/brand.ts';
import { definePage, type Page } from '#client/ui/site/page.ts';
import { CancelEmailChangePage } from './CancelEmailChangePage.tsx';
import { ConfirmEmailChangePage } from './ConfirmEmailChangePage.tsx';
import { ConfirmEmailPage } from './ConfirmEmailPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { JoinTeamPage } from './JoinTeamPage.tsx';
import { LoginPage } from './LoginPage.tsx';
import { ResendConfirmationPage } from './ResendConfirmationPage.tsx';
import { type ResetPasswordData, ResetPasswordPage } from './ResetPasswordPage.tsx';
import { SignUpPage } from './SignUpPage.tsx';
import { TakeBackEmailChangePage } from './TakeBackEmailChangePage.tsx';

interface Door {
  name: string;
  path: string;
  title: string;
  description: string;
  Component: () => React.ReactNode;
}

/** A door that people look for. */
const door = ({ title, description, ...page }: Door) =>
  definePage({
    ...page,
    layout: 'door',
    head: (_data, { origin }) => ({
      title,
      description,
      structuredData: [
        {
          '@type': 'WebPage',
          name: title,
          description,
          url: origin + page.path,
          isPartOf: { '@type': 'WebSite', name: brand.name, url: `${origin}/` },
        },
      ],
    }),
  });

/** A door that only a mailed link leads to. */
const mailedDoor = ({ title, description, ...page }: Door) =>
  definePage({ ...page, layout: 'door', unlisted: true, head: () => ({ title, description }) });

const resetPasswordPage = definePage<ResetPasswordData>({
  name: 'ResetPasswordPage',
  path: '/auth/reset-password',
  layout: 'door',
  unlisted: true,
  load: async ({ query }) => ({ hasToken: Boolean(query.get('token')) }),
  head: () => ({
    title: 'Choose a new password',
    description: `Choose a new password for your ${brand.name} account.`,
  }),
  Component: ResetPasswordPage,
});

// biome-ignore lint/suspicious/noExplicitAny: each page has data of its own, which only itself reads
export const doorPages: readonly Page<any>[] = [
  door({
    name: 'LoginPage',
    path: '/auth/login',
    title: 'Sign in',
    description: `Sign in to ${brand.name}: your quotes, invoices and payments, wherever the work takes you.`,
    Component: LoginPage,
  }),
  door({
    name: 'SignUpPage',
    path: '/auth/signup',
    title: 'Create your account',
    description: `Try ${brand.name} free for 7 days: quotes, invoices and payments for mobile fingerprinting, live-scan and notary professionals. No card needed.`,
    Component: SignUpPage,
  }),
  door({
    name: 'ForgotPasswordPage',
    path: '/auth/forgot-password',
    title: 'Forgot your password?',
    description: `Have a link mailed to you that lets you choose a new password for ${brand.name}.`,
    Component: ForgotPasswordPage,
  }),
  resetPasswordPage,
  mailedDoor({
    name: 'JoinTeamPage',
    path: '/auth/join',
    title: 'Join a team',
    description: `Accept an invitation to work in a business on ${brand.name}.`,
    Component: JoinTeamPage,
  }),
  mailedDoor({
    name: 'ConfirmEmailPage',
    path: '/auth/confirm-email',
    title: 'Confirm your email',
    description: `Confirm the email of your ${brand.name} account.`,
    Component: ConfirmEmailPage,
  }),
  mailedDoor({
    name: 'ResendConfirmationPage',
    path: '/auth/resend-confirmation',
    title: 'Confirm your email',
    description: `Have the link that confirms your email for ${brand.name} sent again.`,
    Component: ResendConfirmationPage,
  }),
  mailedDoor({
    name: 'ConfirmEmailChangePage',
    path: '/auth/confirm-email-change',
    title: 'Confirm your new email',
    description: `Confirm the new email of your ${brand.name} account.`,
    Component: ConfirmEmailChangePage,
  }),
  mailedDoor({
    name: 'CancelEmailChangePage',
    path: '/auth/cancel-email-change',
    title: 'Keep your email as it is',
    description: `Keep the email of your ${brand.name} account as it is.`,
    Component: CancelEmailChangePage,
  }),
  mailedDoor({
    name: 'TakeBackEmailChangePage',
    path: '/auth/take-back-email-change',
    title: 'Take the change of your email back',
    description: `Give your ${brand.name} account the email back that it had before.`,
    Component: TakeBackEmailChangePage,
  }),
];
