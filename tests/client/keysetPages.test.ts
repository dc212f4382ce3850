import { queryObjects } from 'node:v8';
import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client';
import { expect, it, vi } from 'vitest';
import { createCache } from '#client/app/apollo/cache.ts';
import { KeysetPages } from '#client/ui/list/keysetPages.ts';

const SIZE = 10;
const THINGS = gql`query Things($filter: Filter, $first: Int, $after: String, $counted: Boolean = true) {
  things(filter: $filter, first: $first, after: $after) {
    nodes { id __typename }
    pageInfo { hasNextPage endCursor __typename }
    totalCount @include(if: $counted)
    __typename
  }
}`;

/** A client of a server that has so many things, in order. */
function clientOf(many: number) {
  const server = new ApolloLink(
    ({ variables: { first, after } }) =>
      new Observable((observer) => {
        const from = after ? Number(after) : 0;
        const nodes = Array.from({ length: first }, (_, n) => ({ id: String(from + n), __typename: 'Thing' }));
        const pageInfo = { hasNextPage: from + first < many, endCursor: String(from + first), __typename: 'PageInfo' };
        const things = { nodes, pageInfo, totalCount: many, __typename: 'ThingConnection' };
        observer.next({ data: { things } });
        observer.complete();
      }),
  );
  return new ApolloClient({ cache: createCache(), link: server });
}

function listed(client: ApolloClient) {
  const variables = { filter: { kind: null }, counted: true };
  const pages = new KeysetPages<'things', { id: string }>(client, {
    query: THINGS,
    field: 'things',
    variables,
    size: SIZE,
  });
  return { pages, stop: pages.subscribe(() => undefined) };
}

async function goThrough(pages: KeysetPages<'things', { id: string }>, from: number, to: number) {
  for (let row = from; row < to; row += SIZE) {
    pages.want(row, row + SIZE - 1);
    await vi.waitFor(() => expect(pages.rowAt(row)?.id).toBe(String(row)), { interval: 1 });
  }
}

it('keeps the cache as small as a screen, however far one goes through a list', async () => {
  const client = clientOf(300);
  const { pages, stop } = listed(client);
  await goThrough(pages, 0, 300);
  const things = Object.keys(client.cache.extract() as object).filter((key) => key.startsWith('Thing:'));
  expect(things.length).toBeLessThanOrEqual(3 * SIZE);
  expect(pages.rowAt(0)?.id).toBe('0');
  expect(pages.rows).toHaveLength(300);
  stop();
});

/** On a machine that is shared it was cut off at the five seconds that others have. */
const LONG_LIST_TAKES_MS = 30_000;

it('leaves no notes of Apollo’s behind on the rows that one has gone past', {
  timeout: LONG_LIST_TAKES_MS,
}, async () => {
  const { pages, stop } = listed(clientOf(9000));
  // As many results as are remembered.
  await goThrough(pages, 0, 6000);
  const before = queryObjects(Set, { format: 'count' });
  await goThrough(pages, 6000, 9000);
  expect(queryObjects(Set, { format: 'count' }) - before).toBeLessThan(1000);
  stop();
});
