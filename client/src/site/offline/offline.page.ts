import { definePage } from '#client/ui/site/page.ts';
import { OfflinePage } from './OfflinePage.tsx';

/** Kept by the service worker, for addresses that it cannot get. */
export const page = definePage({
  path: '/offline',
  unlisted: true,
  head: () => ({
    title: 'You are offline',
    description: 'This page needs a connection.',
  }),
  Component: OfflinePage,
});
