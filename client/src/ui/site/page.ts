import type { TypedDocumentNode } from '@apollo/client';
import type { ComponentType } from 'react';

/** Runs a GraphQL query for the page being rendered, in the server's own process. Throws where it answers errors. */
export type Ask = <Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** What a page is asked for with. */
export interface PageRequest {
  /** The named parts of its path. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Where people reach this installation, without a trailing slash. */
  origin: string;
  ask: Ask;
}

/** What a page tells browsers, search engines and those who share its address. */
export interface PageHead {
  title: string;
  description: string;
  /** Objects of schema.org, each written as JSON-LD. */
  structuredData?: readonly object[];
  /** The address by which the page is known, as a path with its query; its own path where left out. */
  canonical?: string;
  /** A picture for those who share the address, as a path; the product's own where left out. */
  image?: string;
  type?: 'website' | 'article';
  /** Kept out of search engines for what it shows just now. */
  noindex?: boolean;
  /** Feeds of what the page lists. */
  feeds?: readonly { title: string; path: string }[];
}

/**
 * How a page is framed and started. `page`: header and footer around a static document, in which only the islands run
 * scripts. `authPage`: a page that React hydrates as a whole.
 */
export type LayoutName = 'page' | 'authPage';

/** A public page. The server runs `load` and `head` and renders the component. */
export interface Page<Data> {
  /** Its route; `load` gets the value of each `:name`. */
  path: string;
  layout: LayoutName;
  /** The status that it answers with: 200 where left out. */
  status?: number;
  /** Kept out of search engines and of the sitemap. */
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

/** Thrown while a page loads: the answer is another address. */
export class Redirect extends Error {
  override name = 'Redirect';
  constructor(readonly path: string) {
    super(`See ${path}`);
  }
}

export const redirectTo = (path: string) => new Redirect(path);

/** For an address that names nothing: unknown paths redirect to /404 (spec, point 2). */
export const notFound = () => redirectTo('/404');
