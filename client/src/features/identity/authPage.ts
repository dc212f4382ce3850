import type { ComponentType } from 'react';
import { brand } from '#client/ui/brand/brand.ts';
import { definePage } from '#client/ui/site/page.ts';

interface AuthPage {
  path: string;
  title: string;
  description: string;
  Component: ComponentType;
}

/** Declares an auth page that people search for. */
export const authPage = ({ title, description, ...page }: AuthPage) =>
  definePage({
    ...page,
    layout: 'authPage',
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

/** Declares an auth page that only a mailed link opens; search engines do not list it. */
export const mailedAuthPage = ({ title, description, ...page }: AuthPage) =>
  definePage({ ...page, layout: 'authPage', unlisted: true, head: () => ({ title, description }) });
