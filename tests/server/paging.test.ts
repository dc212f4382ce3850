import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { writeKeyHistory } from '#tests/support/apiKeys.ts';
import { startTestApp } from '#tests/support/app.ts';
import { writeHistory } from '#tests/support/history.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';

// Every connection pages in both directions: whatever the page sizes, all rows come once, in one order.

const SIZE = { customers: 30, invoices: 40, quotes: 35 };
const RUNS = 4;
const PAGE_ARGUMENTS = '$first: Int, $after: String, $last: Int, $before: String';
const PAGE = 'first: $first, after: $after, last: $last, before: $before';
const INFO = 'pageInfo { hasPreviousPage hasNextPage startCursor endCursor }';

/** The connections with their arguments; some rows share a key of each order. */
const LISTS: Record<string, string> = {
  'customers by name': 'customers(sort: NAME',
  'customers, newest first': 'customers(sort: NEWEST',
  'customers, oldest first': 'customers(sort: OLDEST',
  'customers found by a word': 'customers(filter: { search: "office" }',
  'customers found by similar words': 'customers(filter: { search: "harbr" }',
  'quotes by total': 'quotes(sort: TOTAL',
  'quotes found by a customer': 'quotes(filter: { search: "Harbor" }',
  'invoices by due date': 'invoices(sort: DUE_DATE',
  'invoices by balance': 'invoices(sort: BALANCE, filter: { status: [SENT, VIEWED, PARTIAL, PAID] }',
  payments: 'payments(sort: NEWEST',
  'activities, oldest first': 'activities(sort: OLDEST, filter: { occurredSince: "2000-01-01T00:00:00Z" }',
  'the audit log': 'auditLog(filter: { from: "2000-01-01" }',
  'requests of API keys': 'apiRequests(filter: { failed: true }',
  'the audit log, oldest first': 'auditLog(sort: OLDEST',
  'requests of API keys, oldest first': 'apiRequests(sort: OLDEST, filter: { failed: true }',
  'articles, oldest first': 'articles(sort: OLDEST',
  payouts: 'payouts(sort: NEWEST',
  articles: 'articles(search: "a"',
  'the test mailbox': 'testMails(sort: NEWEST',
  'the test mailbox, oldest first': 'testMails(sort: OLDEST',
};

interface Page {
  rows: string[];
  info: { hasPreviousPage: boolean; hasNextPage: boolean; startCursor: string | null; endCursor: string | null };
}

const app = await startTestApp();
let dana: GraphQLPerson;

beforeAll(async () => {
  dana = await app.professional();
  const { businessId } = app.services.accessTokens.read(dana.accessToken ?? '')!;
  await writeHistory(app.databaseUrl, businessId, SIZE);
  const client = new pg.Client({ connectionString: app.databaseUrl });
  await client.connect();
  await writeKeyHistory(client, businessId);
  await client.query('delete from api_requests where code is not null and id::text > $1', [
    '01900000-0000-7000-8000-000000000800',
  ]);
  await client.end();
  await sql`
    update customers set name = 'Harbor Care' where business_id = ${businessId} and kind = 'AGENCY'
  `.execute(app.services.database.em.getKysely());
  await sql`
    insert into sandbox_mails (id, mail, sent_at, business_id)
    select gen_random_uuid(), '{}', now() - n / 3 * interval '1 minute', ${businessId} from generate_series(1, 20) n
  `.execute(app.services.database.em.getKysely());
});

/** Reads a page by `nodes`, which the database writes, or by `edges`, which are executed. */
async function pageOf(list: string, by: 'nodes' | 'edges', variables: Record<string, unknown>): Promise<Page> {
  const name = list.slice(0, list.indexOf('('));
  const rows = by === 'nodes' ? 'nodes { id }' : 'edges { cursor node { id } }';
  const { [name]: page } = await dana.ask(
    `query (${PAGE_ARGUMENTS}) { ${list}, ${PAGE}) { ${rows} ${INFO} } }`,
    variables,
  );
  const { nodes, edges, pageInfo: info } = page;
  if (edges) {
    expect(edges.at(0)?.cursor ?? null).toBe(info.startCursor);
    expect(edges.at(-1)?.cursor ?? null).toBe(info.endCursor);
  }
  return {
    info,
    rows: (nodes ?? edges.map((edge: { node: object }) => edge.node)).map(({ id }: { id: string }) => id),
  };
}

/** Reads all rows, in the list's order, in pages of these sizes in turn. */
async function all(list: string, direction: 'forward' | 'backward', by: 'nodes' | 'edges', sizes: number[]) {
  const forward = direction === 'forward';
  const read: string[] = [];
  let cursor: string | null = null;
  for (let turn = 0; ; turn += 1) {
    const size = sizes[turn % sizes.length];
    const { rows, info } = await pageOf(
      list,
      by,
      forward ? { first: size, after: cursor } : { last: size, before: cursor },
    );
    const [hasMore, hasRead] = forward
      ? [info.hasNextPage, info.hasPreviousPage]
      : [info.hasPreviousPage, info.hasNextPage];
    expect(hasRead, 'rows on the side that was read').toBe(turn > 0);
    if (forward) read.push(...rows);
    else read.unshift(...rows);
    if (!hasMore) return read;
    expect(rows).toHaveLength(size ?? 0);
    cursor = forward ? info.endCursor : info.startCursor;
  }
}

describe('paging', () => {
  for (const [name, list] of Object.entries(LISTS))
    it(`through ${name} gives the same rows in both directions`, async () => {
      const { rows } = await pageOf(list, 'nodes', { first: 100 });
      if (name !== 'payouts') expect(rows.length).toBeGreaterThan(3);
      expect(new Set(rows).size).toBe(rows.length);
      const sizes = fc.array(fc.integer({ min: 3, max: 20 }), { minLength: 1, maxLength: 4 });
      const way = fc.constantFrom('forward' as const, 'backward' as const);
      const by = fc.constantFrom('nodes' as const, 'edges' as const);
      await fc.assert(
        fc.asyncProperty(sizes, way, by, async (given, direction, read) => {
          expect(await all(list, direction, read, given)).toEqual(rows);
        }),
        {
          numRuns: RUNS,
          examples: [
            [[7], 'backward', 'nodes'],
            [[6], 'backward', 'edges'],
          ],
        },
      );
    });

  it('covers every connection of the schema', async () => {
    const { __schema } = await dana.ask(
      '{ __schema { queryType { fields { name type { name ofType { name } } args { name } } } } }',
    );
    const connections = __schema.queryType.fields.filter(({ type }: { type: { ofType: { name: string } | null } }) =>
      type.ofType?.name?.endsWith('Connection'),
    );
    for (const { name, args } of connections) {
      expect(
        Object.values(LISTS).some((list) => list.startsWith(`${name}(`)),
        name,
      ).toBe(true);
      expect(args.map((arg: { name: string }) => arg.name)).toEqual(
        expect.arrayContaining(['first', 'after', 'last', 'before']),
      );
    }
  });

  it('keeps between two cursors, and tells what lies beyond them', async () => {
    const list = LISTS['customers by name']!;
    const whole = await pageOf(list, 'edges', { first: 100 });
    const [after, before] = await Promise.all([
      pageOf(list, 'nodes', { first: 5 }).then(({ info }) => info.endCursor),
      pageOf(list, 'nodes', { last: 5 }).then(({ info }) => info.startCursor),
    ]);
    for (const by of ['nodes', 'edges'] as const) {
      const between = await pageOf(list, by, { after, before, first: 100 });
      expect(between.rows).toEqual(whole.rows.slice(5, -5));
      expect(between.info).toMatchObject({ hasPreviousPage: true, hasNextPage: true });
      expect((await pageOf(list, by, { after, before, last: 2 })).rows).toEqual(whole.rows.slice(-7, -5));
      expect((await pageOf(list, by, { before })).rows).toEqual(whole.rows.slice(0, -5).slice(-25));
      const start = await pageOf(list, by, { last: 3, before: whole.info.startCursor });
      expect(start).toMatchObject({ rows: [], info: { hasPreviousPage: false, hasNextPage: true, startCursor: null } });
    }
  });

  it('tells nothing precedes a page after the cursor of a row that the filter leaves out', async () => {
    const { customers } = await dana.ask(
      '{ customers(sort: OLDEST, first: 1) { pageInfo { endCursor } nodes { createdAt } } }',
    );
    const filtered = 'customers(sort: OLDEST, filter: { createdSince: "2100-01-01T00:00:00Z" }';
    for (const by of ['nodes', 'edges'] as const)
      expect((await pageOf(filtered, by, { after: customers.pageInfo.endCursor })).info).toMatchObject({
        hasPreviousPage: false,
        hasNextPage: false,
      });
  });

  it.each([
    [{ first: 5, last: 5 }, 'last', 'INVALID_VALUE'],
    [{ last: 0 }, 'last', 'OUT_OF_RANGE'],
    [{ last: 101 }, 'last', 'OUT_OF_RANGE'],
    [{ first: 101 }, 'first', 'OUT_OF_RANGE'],
    [{ before: 'nonsense' }, 'before', 'INVALID_CURSOR'],
    [{ after: 'nonsense' }, 'after', 'INVALID_CURSOR'],
  ])('refuses %o', async (variables, path, code) => {
    const names = Object.values(LISTS).filter((list) => !list.startsWith('payouts'));
    for (const list of names) {
      const refused = await dana.refused(
        'VALIDATION_FAILED',
        `query (${PAGE_ARGUMENTS}) { ${list}, ${PAGE}) { nodes { id } } }`,
        variables,
      );
      expect(refused.extensions.fields, list).toMatchObject([{ path, code }]);
    }
  });

  it('counts the size of a page read backward in the cost', async () => {
    await dana.refused(
      'QUERY_TOO_COMPLEX',
      `{ ${['a', 'b', 'c']
        .map(
          (alias) =>
            `${alias}: quotes(last: 100) { nodes { lines { id } customer { ${'abcdefghijklmnopqrst'
              .split('')
              .map((field) => `${field}: id`)
              .join(' ')} } } }`,
        )
        .join(' ')} }`,
    );
  });
});
