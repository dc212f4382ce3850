import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { expect, it } from 'vitest';
import { KeysetPages } from '#client/ui/list/keysetPages.ts';

const SIZE = 10;
const MANY = 30 * SIZE;
const THINGS = gql`query Things($filter: Filter, $first: Int, $after: String, $counted: Boolean = true) {
  things(filter: $filter, first: $first, after: $after) {
    nodes { id __typename }
    pageInfo { hasNextPage endCursor __typename }
    totalCount @include(if: $counted)
    __typename
  }
}`;

/** A client of a server that has so many things, in order. */
function clientOfMany() {
  const server = new ApolloLink(
    ({ variables: { first, after } }) =>
      new Observable((observer) => {
        const from = after ? Number(after) : 0;
        const nodes = Array.from({ length: first }, (_, n) => ({ id: String(from + n), __typename: 'Thing' }));
        const pageInfo = { hasNextPage: from + first < MANY, endCursor: String(from + first), __typename: 'PageInfo' };
        const things = { nodes, pageInfo, totalCount: MANY, __typename: 'ThingConnection' };
        observer.next({ data: { things } });
        observer.complete();
      }),
  );
  return new ApolloClient({ cache: new InMemoryCache(), link: server });
}

it('keeps the cache as small as a screen, however far one goes through a list', async () => {
  const client = clientOfMany();
  const variables = { filter: { kind: null }, counted: true };
  const pages = new KeysetPages<'things', { id: string }>(client, {
    query: THINGS,
    field: 'things',
    variables,
    size: SIZE,
  });
  const stop = pages.subscribe(() => undefined);
  for (let row = 0; row < MANY; row += SIZE) {
    pages.want(row, row + SIZE - 1);
    await expect.poll(() => pages.rowAt(row)?.id).toBe(String(row));
  }
  const things = Object.keys(client.cache.extract() as object).filter((key) => key.startsWith('Thing:'));
  expect(things.length).toBeLessThanOrEqual(3 * SIZE);
  expect(pages.rowAt(0)?.id).toBe('0');
  expect(pages.rows).toHaveLength(MANY);
  stop();
});
