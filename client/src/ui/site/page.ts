import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';

/** Runs a GraphQL query for the page being rendered, in the server's own process. Throws if the response has errors. */
export type Ask = <Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** A request for a page. */
export interface PageRequest {
  /** The named parameters of its path. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The public origin of this installation, without a trailing slash. */
  origin: string;
  ask: Ask;
}

/** The metadata of a page for browsers, search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Objects of schema.org, rendered as JSON-LD. */
  structuredData?: readonly object[];
  /** The canonical URL as a path with its query; by default the page's own path. */
  canonical?: string;
  /** The picture of link previews, as a path; by default the product's own. */
  image?: string;
  type?: 'website' | 'article';
  /** Whether search engines must not index it with its current content. */
  noindex?: boolean;
  /** The feeds of the page's content. */
  feeds?: readonly { title: string; path: string }[];
}

/**
 * How a page is framed and started. `page`: header and footer around a static document, in which only the islands run
 * scripts. `authPage`: a page that React hydrates as a whole.
 */
export type LayoutName = 'page' | 'authPage';

/** A public page. The server runs `load` and `head` and renders the component. */
export interface Page<Data> {
  /** The route; `load` gets the value of each `:name`. */
  path: string;
  layout: LayoutName;
  /** The response's status; 200 by default. */
  status?: number;
  /** Whether it is left out of search engines and the sitemap. */
  unlisted?: boolean;
  load: (request: PageRequest) => Promise<Data>;
  head: (data: Data, request: PageRequest) => PageHead;
  Component: ComponentType<{ data: Data }>;
}

type PageWithData<Data> = Omit<Page<Data>, 'layout'> & { layout?: LayoutName };
type PageWithoutData = Omit<PageWithData<undefined>, 'load' | 'Component'> & { Component: ComponentType };

/** What a `*.page.ts` file exports: `page`, or `pages` where one component serves several. */
export interface PageModule {
  // biome-ignore lint/suspicious/noExplicitAny: each page declares data of its own type, which only it reads.
  page?: Page<any>;
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  pages?: readonly Page<any>[];
}

/** Declares a public page. An auth page's data is sent to the browser as JSON for hydration. */
export function definePage(page: PageWithoutData): Page<undefined>;
export function definePage<Data>(page: PageWithData<Data>): Page<Data>;
export function definePage<Data>(page: PageWithData<Data> | PageWithoutData): Page<Data> {
  return { layout: 'page', load: async () => undefined, ...page } as Page<Data>;
}

/** Thrown by `load` to redirect to another path. */
export class Redirect extends Error {
  override name = 'Redirect';
  constructor(readonly path: string) {
    super(`See ${path}`);
  }
}

export const redirectTo = (path: string) => new Redirect(path);

/** For paths that do not exist, which redirect to /404 (spec, point 2). */
export const notFound = () => redirectTo('/404');
