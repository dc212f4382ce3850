import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { matchPath } from 'react-router';
import type { Build } from '#client/ui/site/build.ts';
import { type Ask, type PageModule, type PageRequest, Redirect } from '#client/ui/site/page.ts';
import { type Assets, assetsOf } from './assets.ts';
import { documentOf } from './document.ts';
import { AuthPageLayout } from './layout/AuthPageLayout.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { PageFrame } from './PageFrame.tsx';

export type RenderedPage = { status: number; html: string } | { redirect: string };

export interface SiteRequest {
  path: string;
  query: URLSearchParams;
  origin: string;
  ask: Ask;
}

export interface Site {
  /** Renders the page at a path as a document; undefined if no public page has that path. */
  render(request: SiteRequest): Promise<RenderedPage | undefined>;
  /** The paths of the listed pages, except those made from data. */
  paths: readonly string[];
}

interface SitePage {
  page: NonNullable<PageModule['page']>;
  /** The page's file, as a key of the glob. */
  file: string;
}

const modules = import.meta.glob<PageModule>('/src/**/*.page.ts', { eager: true });
const sitePages: readonly SitePage[] = Object.entries(modules).flatMap(([file, { page, pages = page ? [page] : [] }]) =>
  pages.map((each) => ({ page: each, file })),
);

/** The public pages. Without a build, in development, browsers load the sources. */
export function createSite(build?: Build): Site {
  const served = sitePages.map(({ page, file }) => ({
    page,
    file,
    assets: assetsOf(file.slice(1), page.layout, build),
  }));
  return {
    async render({ path, query, origin, ask }) {
      for (const { page, file, assets } of served) {
        const match = matchPath({ path: page.path, caseSensitive: true }, path);
        if (!match) continue;
        const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? '']));
        return renderPage({ page, file }, { params, query, origin, ask }, assets, path);
      }
      return undefined;
    },
    paths: sitePages
      .map(({ page }) => page)
      .filter(({ path, layout, unlisted }) => layout === 'page' && !path.includes(':') && !unlisted)
      .map(({ path }) => path),
  };
}

async function renderPage(
  { page, file }: SitePage,
  request: PageRequest,
  assets: Assets,
  path: string,
): Promise<RenderedPage> {
  try {
    const data = await page.load(request);
    const head = { canonical: path, noindex: page.unlisted, ...page.head(data, request) };
    const pageData = page.layout === 'authPage' ? { file, data } : undefined;
    const html = documentOf({ head, body: bodyOf(page, data), pageData, assets, origin: request.origin });
    return { status: page.status ?? 200, html };
  } catch (error) {
    if (error instanceof Redirect) return { redirect: error.path };
    throw error;
  }
}

function bodyOf({ layout, Component }: SitePage['page'], data: unknown): string {
  if (layout === 'authPage')
    return renderToString(<PageFrame Layout={AuthPageLayout} Component={Component} data={data} />);
  return renderToStaticMarkup(
    <SiteLayout>
      <Component data={data} />
    </SiteLayout>,
  );
}
