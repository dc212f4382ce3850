import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { businessOf } from '#tests/support/plans.ts';

// Search keys are maintained as customers are written. They equal those computed from the rows after any sequence of
// commands, and every matching customer is found, in the order of the list.

const IMPORT = 'mutation ($input: ImportCustomersInput!) { importCustomers(input: $input) { createdCount } }';
const UPDATE = 'mutation ($id: ID!, $input: UpdateCustomerInput!) { updateCustomer(id: $id, input: $input) { id } }';
const ARCHIVE = 'mutation ($id: ID!) { archiveCustomer(id: $id) { id } }';
const LIST = `query ($search: String, $first: Int, $after: String) {
  customers(filter: { search: $search }, first: $first, after: $after) { totalCount nodes { id name } pageInfo { endCursor hasNextPage } }
}`;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const database = () => app.services.database.em.getKysely();

/** Returns the stored search keys of a business, and the same computed from its customers. */
async function keptAndTrue(businessId: string) {
  const keys = sql<{ key: string }>`
    select concat_ws('|', key, name, customer_id) as key from customer_keys where business_id = ${businessId} order by 1`;
  const kept = await keys.execute(database());
  const again = await database()
    .transaction()
    .execute(async (transaction) => {
      await sql`select rekey_customers(${businessId})`.execute(transaction);
      return keys.execute(transaction);
    });
  return { kept: kept.rows.map(({ key }) => key), again: again.rows.map(({ key }) => key) };
}

async function expectKept(person: GraphQLPerson): Promise<void> {
  const { kept, again } = await keptAndTrue(businessOf(app, person));
  expect(kept.length).toBeGreaterThan(0);
  expect(kept).toEqual(again);
}

/** Few distinct letters, so that customers share many keys. */
const words = fc.string({
  unit: fc.constantFrom('a', 'B', 'n', 'ß', 'é', '名', '𝄞', '.', '%', ' '),
  minLength: 1,
  maxLength: 12,
});
const input = fc.record({
  name: words.map((name) => `x${name}`),
  tags: fc.array(
    words.map((tag) => `y${tag.trim()}`),
    { maxLength: 2 },
  ),
});

it('are right after any sequence of commands', async () => {
  const person = await app.professional('Keys');
  const businessId = businessOf(app, person);
  await person.ask(IMPORT, { input: { rows: [{ name: 'The first' }] } });
  const deed = fc.record({
    what: fc.constantFrom('import', 'change', 'archive', 'erase'),
    at: fc.nat(),
    rows: fc.array(input, { minLength: 1, maxLength: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 5, maxLength: 15 }), async (plan) => {
      for (const { what, at, rows } of plan) {
        const { nodes } = (await person.ask(LIST, { first: 100 })).customers;
        const id = nodes[at % Math.max(nodes.length, 1)]?.id;
        if (what === 'import' || !id) await person.ask(IMPORT, { input: { rows } });
        else if (what === 'change') await person.ask(UPDATE, { id, input: rows[0] });
        else if (what === 'archive') await person.ask(ARCHIVE, { id });
        else await sql`delete from customers where business_id = ${businessId} and id = ${id}`.execute(database());
      }
      await expectKept(person);
    }),
    { numRuns: 5, endOnFailure: true },
  );
});

it('find all matching customers, page by page in the order of names', async () => {
  const person = await app.professional('Finds');
  const rows = fc.sample(input, { numRuns: 400, seed: 7 });
  await person.ask(IMPORT, { input: { rows } });
  const { rows: texts } = await sql<{ name: string; text: string }>`
    select name, search_words as text from customers where business_id = ${businessOf(app, person)} order by lower(name), id
  `.execute(database());
  const searches = fc.tuple(fc.nat({ max: texts.length - 1 }), fc.nat({ max: 12 }), fc.integer({ min: 1, max: 6 }));
  await fc.assert(
    fc.asyncProperty(searches, async ([at, from, length]) => {
      const search = [...texts[at]!.text]
        .slice(from, from + length)
        .join('')
        .trim();
      const isPart = [...search].length >= 3;
      const meant = texts.filter(({ text }) => (isPart ? text.includes(search) : ` ${text}`.includes(` ${search}`)));
      fc.pre(search !== '' && meant.length > 0);
      const found: string[] = [];
      let after: string | null = null;
      do {
        const { customers } = await person.ask(LIST, { search, first: 10, after });
        expect(customers.totalCount).toBe(meant.length);
        found.push(...customers.nodes.map(({ name }: { name: string }) => name));
        after = customers.pageInfo.hasNextPage ? customers.pageInfo.endCursor : null;
      } while (after);
      expect(found, search).toEqual(meant.map(({ name }) => name));
    }),
    { numRuns: 60, endOnFailure: true },
  );
});
