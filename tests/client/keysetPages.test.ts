import { queryObjects } from 'node:v8';
import { ApolloClient, ApolloLink, gql, Observable } from '@apollo/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCache } from '#client/app/apollo/cache.ts';
import { network } from '#client/ui/device/network.ts';
import { KeysetPages } from '#client/ui/list/keysetPages.ts';

const SIZE = 10;
const CUSTOMERS = gql`query Customers($filter: Filter, $first: Int, $after: String, $counted: Boolean = true) {
  customers(filter: $filter, first: $first, after: $after) {
    nodes { id name __typename }
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
        const nodes = Array.from({ length: rows }, (_, n) => ({
          id: String(from + n),
          name: `Customer ${from + n}`,
          __typename: 'Customer',
        }));
        const pageInfo = { hasNextPage: from + first < many, endCursor: String(from + first), __typename: 'PageInfo' };
        const customers = { nodes, pageInfo, totalCount: many, __typename: 'CustomerConnection' };
        observer.next({ data: { customers } });
        observer.complete();
      }),
  );
  return new ApolloClient({ cache: createCache(), link: server });
}

type ListedPages = KeysetPages<'customers', { id: string; name: string }>;

function listed(client: ApolloClient, paging: { step?: number; ahead?: number } = {}) {
  const variables = { filter: { kind: null }, counted: true };
  const pages: ListedPages = new KeysetPages(client, {
    query: CUSTOMERS,
    field: 'customers',
    variables,
    size: SIZE,
    ...paging,
  });
  return { pages, stop: pages.subscribe(() => undefined) };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const window = new EventTarget();
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Time enough for whatever has been asked to come, and too little to rest. */
const aMoment = () => vi.advanceTimersByTimeAsync(150);
const aRest = () => vi.advanceTimersByTimeAsync(250);
/** Until whoever came is surely where they left. */
const arrival = () => vi.advanceTimersByTimeAsync(1_100);
const silent = new ApolloLink(() => new Observable(() => undefined));

async function goThrough(pages: ListedPages, from: number, to: number, between: () => Promise<unknown>) {
  for (let row = from; row < to; row += SIZE) {
    pages.want(row, row + SIZE - 1);
    await between();
    expect(pages.rowAt(row)?.id).toBe(String(row));
  }
}

async function flungTo200(client: ApolloClient) {
  const list = listed(client);
  await arrival();
  await goThrough(list.pages, SIZE, 200, aMoment);
  return list;
}

const customersIn = ({ cache }: ApolloClient) =>
  Object.keys(cache.extract() as object)
    .filter((key) => key.startsWith('Customer:'))
    .map((key) => Number(key.slice('Customer:'.length)));

it('keeps the cache as small as a screen, however far one goes through a list', async () => {
  const client = clientOf(300);
  const { pages, stop } = listed(client);
  await goThrough(pages, 0, 300, aRest);
  expect(customersIn(client).length).toBeLessThanOrEqual(3 * SIZE);
  expect(pages.rowAt(0)?.id).toBe('0');
  expect(pages.rows).toHaveLength(300);
  stop();
});

it('keeps current what one rests on, and takes nothing of what passes by into the cache', async () => {
  const asked: number[] = [];
  const client = clientOf(300, asked);
  const { pages, stop } = await flungTo200(client);
  expect(customersIn(client)).toEqual([]);
  await aRest();
  expect(customersIn(client)).toEqual(Array.from({ length: SIZE }, (_, n) => 190 + n));
  // Whether it is still so is asked as one rests.
  expect(asked).toHaveLength(200 / SIZE + 1);

  client.cache.modify({ id: 'Customer:195', fields: { name: () => 'Renamed' } });
  await aMoment();
  expect(pages.rowAt(195)?.name).toBe('Renamed');
  stop();
});

it('shows what it knew of the rows one rests on until the server has said whether it is still so', async () => {
  const client = clientOf(300);
  const { pages, stop } = await flungTo200(client);
  client.setLink(silent);
  await aRest();
  expect(customersIn(client)).toContain(195);
  expect(pages.rowAt(195)?.name).toBe('Customer 195');
  stop();
});

it('goes on by itself once the network that was lost on the way is back', async () => {
  const client = clientOf(300);
  const { pages, stop } = listed(client);
  await arrival();
  const { link } = client;
  const lost = () => network.noting(Promise.reject(new TypeError('Failed to fetch')));
  client.setLink(
    new ApolloLink(() => new Observable((observer) => void lost().catch((error) => observer.error(error)))),
  );
  pages.want(SIZE, 2 * SIZE - 1);
  await aMoment();
  expect(pages.error).toBeInstanceOf(TypeError);
  expect(pages.rowAt(SIZE)).toBeUndefined();

  client.setLink(link);
  network.answered();
  await aMoment();
  expect(pages.error).toBeUndefined();
  expect(pages.rowAt(SIZE)?.id).toBe(String(SIZE));
  stop();
});

it('shows at once what happened elsewhere to the rows that one comes back to', async () => {
  const client = clientOf(300);
  const { pages, stop } = listed(client);
  await arrival();
  await goThrough(pages, SIZE, 200, aRest);
  stop();
  client.cache.modify({ id: 'Customer:195', fields: { name: () => 'Renamed' } });
  client.setLink(silent);

  // A screen that one comes back to begins at its top, and is then put where it was left.
  pages.want(0, SIZE - 1);
  const leaveAgain = pages.subscribe(() => undefined);
  await aMoment();
  pages.want(190, 199);
  await vi.advanceTimersByTimeAsync(1);
  expect(pages.rowAt(195)?.name).toBe('Renamed');
  leaveAgain();
});

it('asks again for what it was told ahead, once the page before ends elsewhere or the list was left', async () => {
  const asked: number[] = [];
  const client = clientOf(300, asked);
  const { pages, stop } = listed(client, { ahead: SIZE });
  await goThrough(pages, SIZE, 20, aRest);
  expect(pages.knownCount).toBe(3 * SIZE);
  asked.length = 0;

  stop();
  const leaveAgain = pages.subscribe(() => undefined);
  await aRest();
  // The page rested on and the one ahead; the one before, which is in range, was live.
  expect(asked).toEqual([SIZE, SIZE]);

  asked.length = 0;
  client.cache.modify({
    fields: {
      customers: (known, { storeFieldName }) =>
        storeFieldName.includes('"after":"10"')
          ? { ...known, pageInfo: { ...known.pageInfo, endCursor: '19' } }
          : known,
    },
  });
  await aRest();
  expect(pages.rowAt(20)?.id).toBe('19');
  expect(asked).toEqual([SIZE]);
  leaveAgain();
});

it('asks for a few rows at a time where a page is ahead of the eye, and for more where it is not', async () => {
  const asked: number[] = [];
  const { pages, stop } = listed(clientOf(300, asked), { step: 4, ahead: 16 });
  await aMoment();
  expect(pages.knownCount).toBe(SIZE);
  pages.want(1, 9);
  await aMoment();
  expect(pages.knownCount).toBe(28);
  expect(asked).toEqual([SIZE, SIZE, 4, 4]);
  pages.want(270, 277);
  await aMoment();
  expect(pages.knownCount).toBe(296);
  expect(asked.slice(4)).toEqual([...Array(26).fill(SIZE), 4, 4]);
  expect(pages.rows.map(({ id }) => id)).toEqual(Array.from({ length: 296 }, (_, n) => String(n)));
  stop();
});

it('leaves pages as they were read while another one comes', async () => {
  const client = clientOf(300);
  const { pages, stop } = listed(client);
  pages.want(0, 2 * SIZE - 1);
  await aMoment();
  expect(pages.knownCount).toBe(2 * SIZE);
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
  const { pages, stop } = listed(clientOf(5000));
  // As many results as are remembered.
  await goThrough(pages, 0, 4000, aRest);
  const before = queryObjects(Set, { format: 'count' });
  await goThrough(pages, 4000, 5000, aRest);
  expect(queryObjects(Set, { format: 'count' }) - before).toBeLessThan(300);
  stop();
});
