import { brand } from '#client/ui/brand/brand.ts';

/** Which of the articles a list shows. */
export interface Listing {
  category?: string | undefined;
  search?: string | undefined;
  /** The cursor that a page goes on from; the first page has none. */
  after?: string | undefined;
}

export const LIST_PATH = '/articles';
export const FEED = { title: `${brand.name} articles`, path: '/articles/feed.xml' };

/** What a list's address asks for. Anything else that it holds is none of ours. */
export function listingOf(query: URLSearchParams): Listing {
  const given = (name: string) => query.get(name)?.trim() || undefined;
  return { category: given('category'), search: given('search'), after: given('after') };
}

/** The address of a list: one for each, whatever order its query was written in. */
export function listingPath({ category, search, after }: Listing): string {
  const given = Object.entries({ category, search, after }).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length > 0 ? `${LIST_PATH}?${new URLSearchParams(given)}` : LIST_PATH;
}

export const articlePath = ({ slug }: { slug: string }) => `${LIST_PATH}/${slug}`;
