import { queryObjects } from 'node:v8';
import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client';
import { expect, it, vi } from 'vitest';
import { createCache } from '#client/app/apollo/cache.ts';
import { KeysetPages } from '#client/ui/list/keysetPages.ts';

const SIZE = 10;
const CUSTOMERS = gql`query Customers($filter: Filter, $first: Int, $after: String, $counted: Boolean = true) {
  customers(filter: $filter, first: $first, after: $after) {
    nodes { id __typename }
    pageInfo { hasNextPage endCursor __typename }
    totalCount @include(if: $counted)
    __typename
  }
}`;

/** A client of a server that has so many customers, in order; it notes how many it was asked for at a time. */
function clientOf(many: number, asked: number[] = []) {
  const server = new ApolloLink(
    ({ variables: { first, after } }) =>
      new Observable((observer) => {
        asked.push(first);
        const from = after ? Number(after) : 0;
        const rows = Math.min(first, many - from);
        const nodes = Array.from({ length: rows }, (_, n) => ({ id: String(from + n), __typename: 'Customer' }));
        const pageInfo = { hasNextPage: from + first < many, endCursor: String(from + first), __typename: 'PageInfo' };
        const customers = { nodes, pageInfo, totalCount: many, __typename: 'CustomerConnection' };
        observer.next({ data: { customers } });
        observer.complete();
      }),
  );
  return new ApolloClient({ cache: createCache(), link: server });
}

function listed(client: ApolloClient, paging: { step?: number; ahead?: number } = {}) {
  const variables = { filter: { kind: null }, counted: true };
  const pages = new KeysetPages<'customers', { id: string }>(client, {
    query: CUSTOMERS,
    field: 'customers',
    variables,
    size: SIZE,
    ...paging,
  });
  return { pages, stop: pages.subscribe(() => undefined) };
}

async function goThrough(pages: KeysetPages<'customers', { id: string }>, from: number, to: number) {
  for (let row = from; row < to; row += SIZE) {
    pages.want(row, row + SIZE - 1);
    await vi.waitFor(() => expect(pages.rowAt(row)?.id).toBe(String(row)), { interval: 1 });
  }
}

it('keeps the cache as small as a screen, however far one goes through a list', async () => {
  const client = clientOf(300);
  const { pages, stop } = listed(client);
  await goThrough(pages, 0, 300);
  const customers = Object.keys(client.cache.extract() as object).filter((key) => key.startsWith('Customer:'));
  expect(customers.length).toBeLessThanOrEqual(3 * SIZE);
  expect(pages.rowAt(0)?.id).toBe('0');
  expect(pages.rows).toHaveLength(300);
  stop();
});

it('asks for a few rows at a time where a page is ahead of the eye, and for more where it is not', async () => {
  const asked: number[] = [];
  const { pages, stop } = listed(clientOf(300, asked), { step: 4, ahead: 16 });
  await vi.waitFor(() => expect(pages.knownCount).toBe(SIZE));
  pages.want(1, 9);
  await vi.waitFor(() => expect(pages.knownCount).toBe(28), { interval: 1 });
  expect(asked).toEqual([SIZE, SIZE, 4, 4]);
  pages.want(270, 277);
  await vi.waitFor(() => expect(pages.knownCount).toBe(296), { interval: 1 });
  expect(asked.slice(4)).toEqual([...Array(26).fill(SIZE), 4, 4]);
  expect(pages.rows.map(({ id }) => id)).toEqual(Array.from({ length: 296 }, (_, n) => String(n)));
  stop();
});

it('leaves pages as they were read while another one comes', async () => {
  const client = clientOf(300);
  const { pages, stop } = listed(client);
  pages.want(0, 2 * SIZE - 1);
  await vi.waitFor(() => expect(pages.knownCount).toBe(2 * SIZE), { interval: 1 });
  const readAgain: unknown[] = [];
  const variables = { filter: { kind: null }, first: SIZE, after: String(2 * SIZE) };
  const { data } = await client.query({ query: CUSTOMERS, variables, fetchPolicy: 'no-cache' });
  client.cache.batch({
    update: (cache) => cache.writeQuery({ query: CUSTOMERS, variables, data }),
    onWatchUpdated: (watch) => void readAgain.push(watch.variables),
  });
  expect(readAgain).toEqual([]);
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
