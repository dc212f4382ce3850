import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { rolling, withCustomer } from '#tests/support/quotes.ts';

const LIST = `query ($filter: QuoteFilter, $sort: QuoteSort, $first: Int, $after: String) {
  quotes(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount nodes { id number } pageInfo { hasNextPage endCursor }
  }
}`;

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

describe('the list', () => {
  it('searches numbers and names with typing errors, filters and sorts', async () => {
    const person = await app.professional('Lists');
    const johansson = await withCustomer(person, { name: 'Margaret Johansson' });
    const other = await withCustomer(person, { name: 'Pier Nine' });
    const small = await johansson.create({ lines: [{ ...rolling, quantity: 1 }] });
    const large = await other.sent({ lines: [{ ...rolling, quantity: 9 }] });
    await johansson.update(small.id, { notes: 'touched last' });
    const numbers = async (variables: Record<string, unknown>) =>
      (await person.ask(LIST, variables)).quotes.nodes.map(({ number }: { number: string }) => number);
    expect(await numbers({})).toEqual([large.number, small.number]);
    expect(await numbers({ sort: 'UPDATED' })).toEqual([small.number, large.number]);
    expect(await numbers({ sort: 'TOTAL' })).toEqual([large.number, small.number]);
    expect(await numbers({ filter: { search: 'margret johanson' } })).toEqual([small.number]);
    expect(await numbers({ filter: { search: 'q-0002' } })).toEqual([large.number]);
    expect(await numbers({ filter: { search: '100%' } })).toEqual([]);
    expect(await numbers({ filter: { status: ['SENT', 'VIEWED'] } })).toEqual([large.number]);
    expect(await numbers({ filter: { status: [] } })).toEqual([]);
    expect(await numbers({ filter: { customerId: johansson.customerId } })).toEqual([small.number]);
    expect(await numbers({ filter: { customerId: 'none' } })).toEqual([]);
  });

  it('pages by cursor through every order', async () => {
    const writer = await withCustomer(await app.professional('Pages'));
    const made = [];
    for (const quantity of [3, 1, 2, 2, 5]) made.push(await writer.create({ lines: [{ ...rolling, quantity }] }));
    for (const sort of ['NEWEST', 'UPDATED', 'TOTAL']) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { quotes } = await writer.person.ask(LIST, { sort, first: 2, after });
        expect(quotes.totalCount).toBe(5);
        seen.push(...quotes.nodes.map(({ number }: { number: string }) => number));
        after = quotes.pageInfo.hasNextPage ? quotes.pageInfo.endCursor : null;
      } while (after);
      expect(seen.toSorted()).toEqual(made.map(({ number }) => number));
      if (sort === 'NEWEST') expect(seen).toEqual(made.map(({ number }) => number).reverse());
      if (sort === 'TOTAL') expect([seen[0], seen[4]]).toEqual(['Q-0005', 'Q-0002']);
    }
  });
});
