import type { ComponentType } from 'react';
import type { LayoutName } from '#client/ui/site/page.ts';

// biome-ignore lint/suspicious/noExplicitAny: each page has data of its own, which only itself reads
type PageComponent = ComponentType<any>;

/** The pages as the browser takes them over: each comes alone, by its component's name. */
export const components: Readonly<Record<string, () => Promise<PageComponent>>> = {
  HomePage: async () => (await import('#client/features/home/HomePage.tsx')).HomePage,
  PricingPage: async () => (await import('#client/features/pricing/PricingPage.tsx')).PricingPage,
  ArticleListPage: async () => (await import('#client/features/articles/ArticleListPage.tsx')).ArticleListPage,
  ArticlePage: async () => (await import('#client/features/articles/ArticlePage.tsx')).ArticlePage,
  HelpCenterPage: async () => (await import('#client/features/help/HelpCenterPage.tsx')).HelpCenterPage,
  HelpTopicPage: async () => (await import('#client/features/help/HelpTopicPage.tsx')).HelpTopicPage,
  LegalPage: async () => (await import('#client/features/legal/LegalPage.tsx')).LegalPage,
  ChangelogPage: async () => (await import('#client/features/changelog/ChangelogPage.tsx')).ChangelogPage,
  NewsletterLinkPage: async () =>
    (await import('#client/features/newsletter/NewsletterLinkPage.tsx')).NewsletterLinkPage,
  LoginPage: async () => (await import('#client/features/identity/LoginPage.tsx')).LoginPage,
  SignUpPage: async () => (await import('#client/features/identity/SignUpPage.tsx')).SignUpPage,
  ForgotPasswordPage: async () => (await import('#client/features/identity/ForgotPasswordPage.tsx')).ForgotPasswordPage,
  ResetPasswordPage: async () => (await import('#client/features/identity/ResetPasswordPage.tsx')).ResetPasswordPage,
  JoinTeamPage: async () => (await import('#client/features/identity/JoinTeamPage.tsx')).JoinTeamPage,
  ConfirmEmailPage: async () => (await import('#client/features/identity/ConfirmEmailPage.tsx')).ConfirmEmailPage,
  ResendConfirmationPage: async () =>
    (await import('#client/features/identity/ResendConfirmationPage.tsx')).ResendConfirmationPage,
  ConfirmEmailChangePage: async () =>
    (await import('#client/features/identity/ConfirmEmailChangePage.tsx')).ConfirmEmailChangePage,
  TakeBackEmailChangePage: async () =>
    (await import('#client/features/identity/TakeBackEmailChangePage.tsx')).TakeBackEmailChangePage,
  CancelEmailChangePage: async () =>
    (await import('#client/features/identity/CancelEmailChangePage.tsx')).CancelEmailChangePage,
  NotFoundPage: async () => (await import('./notFound/NotFoundPage.tsx')).NotFoundPage,
  OfflinePage: async () => (await import('./offline/OfflinePage.tsx')).OfflinePage,
};

export const layouts: Readonly<Record<LayoutName, () => Promise<PageComponent>>> = {
  page: async () => (await import('./layout/SiteLayout.tsx')).SiteLayout,
  door: async () => (await import('./layout/DoorLayout.tsx')).DoorLayout,
};
