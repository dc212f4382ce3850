import { definePage } from '#client/ui/site/page.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

export const page = definePage({
  path: '/404',
  status: 404,
  unlisted: true,
  head: () => ({
    title: 'Page not found',
    description: 'There’s nothing at this address.',
  }),
  Component: NotFoundPage,
});
