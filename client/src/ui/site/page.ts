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

/** The frames that a page may stand in: with header and footer, or a door's panel. */
export type LayoutName = 'page' | 'door';

/** A public page: rendered on the server, where `load` and `head` run, and taken over in the browser by its component. */
export interface Page<Data> {
  /** The component's name, by which the browser finds it (site/components.ts). */
  name: string;
  /** Its address; `:name` stands for a part that `load` is given. */
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

/**
 * Declares a public page. What `load` answers travels to the browser as JSON, all but the keys named `html`:
 * those are in the document already, where Prose finds them.
 */
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
