import { articlePage } from '#client/features/articles/article.page.ts';
import { articleListPage } from '#client/features/articles/articleList.page.ts';
import { changelogPage } from '#client/features/changelog/changelog.page.ts';
import { helpCenterPage } from '#client/features/help/helpCenter.page.ts';
import { helpTopicPages } from '#client/features/help/helpTopic.page.ts';
import { homePage } from '#client/features/home/home.page.ts';
import { doorPages } from '#client/features/identity/doors.page.ts';
import { legalPages } from '#client/features/legal/legal.page.ts';
import { confirmNewsletterPage, unsubscribePage } from '#client/features/newsletter/newsletterLink.page.ts';
import { pricingPage } from '#client/features/pricing/pricing.page.ts';
import type { Page } from '#client/ui/site/page.ts';
import { notFoundPage } from './notFound/notFound.page.ts';
import { offlinePage } from './offline/offline.page.ts';

/** Every public page, for the server. components.ts is its twin for the browser. */
// biome-ignore lint/suspicious/noExplicitAny: each page has data of its own, which only itself reads
export const pages: readonly Page<any>[] = [
  homePage,
  pricingPage,
  articleListPage,
  articlePage,
  helpCenterPage,
  ...helpTopicPages,
  ...legalPages,
  changelogPage,
  ...doorPages,
  confirmNewsletterPage,
  unsubscribePage,
  notFoundPage,
  offlinePage,
];
