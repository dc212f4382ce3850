import { gql, InMemoryCache } from '@apollo/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { connectionPolicy } from '#client/ui/list/connectionPolicy.ts';

const LIST = gql`
  query List($after: String, $first: Int) {
    rows(after: $after, first: $first) {
      edges { cursor node { __typename id name } }
      pageInfo { hasNextPage endCursor }
    }
  }
`;
const EXCERPT = gql`query Excerpt { rows(first: 1) { nodes { __typename id } } }`;

interface Row {
  id: number;
  name: string;
}

/** A page of a connection as the server returns it. */
function pageOf(rows: readonly Row[], after: number | null, first: number) {
  const from = after === null ? 0 : rows.filter(({ id }) => id <= after).length;
  const page = rows.slice(from, from + first);
  return {
    rows: {
      __typename: 'RowConnection',
      edges: page.map((row) => ({
        __typename: 'RowEdge',
        cursor: String(row.id),
        node: { __typename: 'Row', ...row, id: String(row.id) },
      })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: from + first < rows.length, endCursor: page.at(-1)?.id ?? null },
    },
  };
}

function listIn(rows: readonly Row[]) {
  const cache = new InMemoryCache({ typePolicies: { Query: { fields: { rows: connectionPolicy } } } });
  const fetch = (from: readonly Row[], after: number | null, first: number) =>
    cache.writeQuery({
      query: LIST,
      variables: { after: after === null ? null : String(after), first },
      data: pageOf(from, after, first),
    });
  const names = () => {
    const data = cache.readQuery<ReturnType<typeof pageOf>>({ query: LIST, variables: { first: 2 } });
    return data?.rows.edges.map(({ node }) => node.name);
  };
  fetch(rows, null, 2);
  for (let known = 2; known < rows.length; known += 2) fetch(rows, rows[known - 1]!.id, 2);
  return { cache, fetch, names };
}

const rowsOf = (...ids: number[]): Row[] => ids.map((id) => ({ id, name: `row ${id}` }));

describe('a cached connection', () => {
  it('contains all its pages, whatever the variables', () =>
    expect(listIn(rowsOf(1, 2, 3, 4, 5)).names()).toEqual(['row 1', 'row 2', 'row 3', 'row 4', 'row 5']));

  it('keeps the rows of further pages when the first page is refetched with a new row', () => {
    const { fetch, names } = listIn(rowsOf(1, 2, 3, 4, 5));
    fetch(rowsOf(0, 1, 2, 3, 4, 5), null, 2);
    expect(names()).toEqual(['row 0', 'row 1', 'row 2', 'row 3', 'row 4', 'row 5']);
  });

  it('ends where the last page says so', () => {
    const { fetch, names } = listIn(rowsOf(1, 2, 3, 4, 5));
    fetch(rowsOf(1), null, 2);
    expect(names()).toEqual(['row 1']);
  });

  it('is separate from an excerpt of the same field', () => {
    const { cache, names } = listIn(rowsOf(1, 2));
    cache.writeQuery({
      query: EXCERPT,
      data: { rows: { __typename: 'RowConnection', nodes: [{ __typename: 'Row', id: '9' }] } },
    });
    expect(names()).toEqual(['row 1', 'row 2']);
  });

  it('equals the server’s list once all pages are refetched, whatever was added and removed', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 20 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 20 }),
        (before, after) => {
          const sorted = (ids: number[]) => rowsOf(...ids.sort((one, other) => one - other));
          const { fetch, names } = listIn(sorted(before));
          const now = sorted(after);
          for (let known = 0; known === 0 || known < now.length; known += 2)
            fetch(now, known === 0 ? null : now[known - 1]!.id, 2);
          expect(names()).toEqual(now.map(({ name }) => name));
        },
      ),
    ));
});
