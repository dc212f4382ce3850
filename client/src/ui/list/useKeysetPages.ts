import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useSyncExternalStore } from 'react';
import { KeysetPages } from './keysetPages.ts';
import type { KeysetQuery } from './keysetQuery.ts';

interface Kept {
  query: unknown;
  selection: string;
  // biome-ignore lint/suspicious/noExplicitAny: lists of all kinds are kept side by side
  pages: KeysetPages<any, any>;
}

/** Lists that were left a moment ago, so that whoever comes back finds the place. The newest stands last. */
const MOST_KEPT = 6;
const kept = new WeakMap<ApolloClient, Kept[]>();

function pagesOf<Field extends string, Row>(
  client: ApolloClient,
  list: KeysetQuery<Field, Row>,
  selection: string,
): KeysetPages<Field, Row> {
  // Nothing of one person is shown to the next.
  if (!kept.has(client)) client.onClearStore(async () => void kept.delete(client));
  const before = kept.get(client) ?? [];
  const isSame = (one: Kept) => one.query === list.query && one.selection === selection;
  const pages: KeysetPages<Field, Row> = before.find(isSame)?.pages ?? new KeysetPages(client, list);
  const others = before.filter((one) => !isSame(one)).slice(1 - MOST_KEPT);
  kept.set(client, [...others, { query: list.query, selection, pages }]);
  return pages;
}

/** Whoever shows what pages hold is painted anew as more of it comes. */
export function useCurrent({ subscribe, getVersion }: Pick<KeysetPages<string, unknown>, 'subscribe' | 'getVersion'>) {
  useSyncExternalStore(subscribe, getVersion);
}

/**
 * The pages of a list. While another selection is on its way, the one before it stands. Whoever asks is told once they are
 * known, and not of each page that comes: the screen around a list stays as it is.
 */
export function useKeysetPages<Field extends string, Row>(list: KeysetQuery<Field, Row>): KeysetPages<Field, Row> {
  const client = useApolloClient();
  const selection = JSON.stringify([list.variables, list.size]);
  const current = useRef<{ selection: string; pages: KeysetPages<Field, Row> }>(undefined);
  if (current.current?.selection !== selection)
    current.current = { selection, pages: pagesOf(client, list, selection) };
  const { pages } = current.current;
  const isThere = useSyncExternalStore(pages.subscribe, () => pages.isKnown || pages.error !== undefined);
  const shown = useRef(pages);
  if (isThere) shown.current = pages;
  return shown.current;
}
