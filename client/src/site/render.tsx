import { renderToString } from 'react-dom/server';
import { matchPath } from 'react-router';
import type { Build } from '#client/ui/site/build.ts';
import { type Ask, type Page, type PageRequest, Redirect } from '#client/ui/site/page.ts';
import { type Assets, assetsOf } from './assets.ts';
import { documentOf } from './document.ts';
import { DoorLayout } from './layout/DoorLayout.tsx';
import { SiteLayout } from './layout/SiteLayout.tsx';
import { PageFrame } from './PageFrame.tsx';
import { pages } from './pages.ts';

export type RenderedPage = { status: number; html: string } | { redirect: string };

export interface SiteRequest {
  path: string;
  query: URLSearchParams;
  origin: string;
  ask: Ask;
}

export interface Site {
  /** The page at an address as a whole document; undefined where no public page has that address. */
  render(request: SiteRequest): Promise<RenderedPage | undefined>;
  /** The addresses of the pages that search engines may know, those made of data apart. */
  paths: readonly string[];
}

const layouts = { page: SiteLayout, door: DoorLayout };

/** The public pages. Without a build, in development, the browser loads the sources themselves. */
export function createSite(build?: Build): Site {
  const assets = new Map(pages.map((page) => [page, assetsOf(page, build)]));
  return {
    async render({ path, query, origin, ask }) {
      for (const page of pages) {
        const match = matchPath({ path: page.path, caseSensitive: true }, path);
        if (!match) continue;
        const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? '']));
        return renderPage(page, { params, query, origin, ask }, assets.get(page)!, path);
      }
      return undefined;
    },
    paths: pages
      .filter(({ path, layout, unlisted }) => layout === 'page' && !path.includes(':') && !unlisted)
      .map(({ path }) => path),
  };
}

async function renderPage<Data>(
  page: Page<Data>,
  request: PageRequest,
  assets: Assets,
  path: string,
): Promise<RenderedPage> {
  try {
    const data = await page.load(request);
    const body = renderToString(<PageFrame Layout={layouts[page.layout]} Component={page.Component} data={data} />);
    const { name, layout } = page;
    const head = { canonical: path, noindex: page.unlisted, ...page.head(data, request) };
    return {
      status: page.status ?? 200,
      html: documentOf({ head, body, pageData: { name, layout, data }, assets, origin: request.origin }),
    };
  } catch (error) {
    if (error instanceof Redirect) return { redirect: error.path };
    throw error;
  }
}
