import { brand } from '#client/ui/brand/brand.ts';
import { breadcrumbList } from '#client/ui/site/breadcrumbs.ts';
import { definePage } from '#client/ui/site/page.ts';
import { ChangelogPage } from './ChangelogPage.tsx';

export const page = definePage({
  path: '/changelog',
  head: (_, { origin }) => ({
    title: 'What’s New',
    description: `What’s been added, improved, and fixed in ${brand.name}, by date.`,
    structuredData: [
      breadcrumbList(origin, [
        { name: 'Home', path: '/' },
        { name: 'What’s New', path: '/changelog' },
      ]),
    ],
  }),
  Component: ChangelogPage,
});
