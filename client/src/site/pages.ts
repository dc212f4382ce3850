import { confirmNewsletterPage, unsubscribePage } from '#client/features/newsletter/newsletterLink.page.ts';
import type { Page } from '#client/ui/site/page.ts';
import { notFoundPage } from './notFound/notFound.page.ts';
import { offlinePage } from './offline/offline.page.ts';

/** Every public page, for the server. components.ts is its twin for the browser. */
// biome-ignore lint/suspicious/noExplicitAny: each page has data of its own, which only itself reads
export const pages: readonly Page<any>[] = [confirmNewsletterPage, unsubscribePage, notFoundPage, offlinePage];
