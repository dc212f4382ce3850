import { beforeAll, describe, expect, it } from 'vitest';
import { programOf } from '#tests/support/apiKeys.ts';
import { startTestApp } from '#tests/support/app.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { colleague, withTeam } from '#tests/support/team.ts';

// The quotes and invoices of a customer, below the customer.

const KINDS = ['quotes', 'invoices'] as const;
const PAGE = '{ totalCount nodes { id } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }';

const app = await startTestApp();
let dana: GraphQLPerson;
let customers: { id: string; quotes: string[]; invoices: string[] }[];

beforeAll(async () => {
  dana = await withTeam(app);
  customers = [];
  for (const name of ['Ann', 'Bea', 'Cleo']) {
    const writer = await withCustomer(dana, { name, email: `${name}@example.com` });
    const own = { id: writer.customerId, quotes: [] as string[], invoices: [] as string[] };
    for (let times = 0; times < 3; times += 1) own.quotes.unshift((await writer.create()).id);
    customers.push(own);
  }
  for (const { id, invoices } of customers)
    for (let times = 0; times < 3; times += 1) {
      const { createInvoice } = await dana.ask(
        'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { id } }',
        { input: { customerId: id, lines: [{ type: 'OTHER', description: 'Work', quantity: 1, unitCents: 1000 }] } },
      );
      invoices.unshift(createInvoice.id);
    }
});

const idsOf = ({ nodes }: { nodes: { id: string }[] }) => nodes.map(({ id }) => id);

describe.each(KINDS)('%s of a customer', (kind) => {
  it('are those of the top-level list, for one customer and for a page of them', async () => {
    const one = (await dana.ask(`query ($id: ID!) { customer(id: $id) { ${kind} ${PAGE} } }`, { id: customers[0]!.id }))
      .customer;
    expect(idsOf(one[kind])).toEqual(customers[0]![kind]);
    const list = await dana.ask(`{ customers { nodes { id ${kind}(first: 2) ${PAGE} } } }`);
    for (const { id, [kind]: page } of list.customers.nodes) {
      expect(page).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
      expect(idsOf(page)).toEqual(customers.find((customer) => customer.id === id)?.[kind].slice(0, 2));
    }
  });

  it('page in both directions, are sorted and filtered', async () => {
    const { id, [kind]: all } = customers[1]!;
    const ask = async (args: string) =>
      (await dana.ask(`query ($id: ID!) { customer(id: $id) { ${kind}(${args}) ${PAGE} } }`, { id })).customer[kind];
    const first = await ask('first: 2');
    expect(idsOf(await ask(`first: 2, after: "${first.pageInfo.endCursor}"`))).toEqual(all.slice(2));
    const last = await ask('last: 1');
    expect(idsOf(last)).toEqual(all.slice(2));
    expect(idsOf(await ask(`last: 5, before: "${last.pageInfo.startCursor}"`))).toEqual(all.slice(0, 2));
    expect(idsOf(await ask('sort: OLDEST'))).toEqual(all.toReversed());
    expect(await ask('filter: { status: [VOID] }')).toMatchObject({ totalCount: 0, nodes: [] });
    const other = customers[2]!.id;
    expect(idsOf(await ask(`filter: { customerId: "${other}" }`))).toEqual([]);
  });

  it('are read by one statement for a page of customers', async () => {
    const asked = `{ customers { nodes { ${kind}(first: 1) { nodes { id } } } } }`;
    const statements = await statementsOf(() => dana.ask(asked));
    expect(statements.filter(({ text }) => new RegExp(`from ${kind} t\\b`).test(text))).toHaveLength(1);
  });

  it('merge what several fragments ask of them', async () => {
    const { customer } = await dana.ask(
      `query ($id: ID!) { customer(id: $id) { ...A ...B } other: customer(id: $id) { ...A } }
       fragment A on Customer { ${kind}(first: 1) { nodes { id } } }
       fragment B on Customer { ${kind}(first: 1) { totalCount nodes { number } } }`,
      { id: customers[0]!.id },
    );
    expect(customer[kind]).toEqual({
      totalCount: 3,
      nodes: [{ id: customers[0]![kind][0], number: expect.any(String) }],
    });
  });

  it('are refused to a key without their scope, at their path', async () => {
    const program = await programOf(dana, { scopes: ['customers.read'] });
    const refused = await program.refused(
      'FORBIDDEN',
      `query ($id: ID!) { customer(id: $id) { ${kind} { totalCount } } }`,
      {
        id: customers[0]!.id,
      },
    );
    expect(refused.path).toEqual(['customer', kind]);
    expect(refused.message).toContain(`${kind}.read`);
    const able = await programOf(dana, { scopes: ['customers.read', `${kind}.read`] });
    const { customer } = await able.ask(`query ($id: ID!) { customer(id: $id) { ${kind} { totalCount } } }`, {
      id: customers[0]!.id,
    });
    expect(customer[kind].totalCount).toBe(3);
  });

  it('are only their own to somebody who sees no others', async () => {
    const agent = await colleague(app, dana, {
      email: `${kind}@example.com`,
      fullName: 'Sam Field',
      role: 'FIELD_AGENT',
    });
    const { id, [kind]: all } = customers[0]!;
    const assign = kind === 'quotes' ? 'assignQuote' : 'assignInvoice';
    await dana.ask(`mutation ($id: ID!, $memberId: ID) { ${assign}(id: $id, memberId: $memberId) { id } }`, {
      id: all[1],
      memberId: agent.id,
    });
    const { customer } = await agent.ask(`query ($id: ID!) { customer(id: $id) { ${kind} ${PAGE} } }`, { id });
    expect(customer[kind]).toMatchObject({ totalCount: 1, nodes: [{ id: all[1] }] });
  });

  it('count in the cost as often as the customers around them', async () => {
    const asked = `{ customers(first: 100) { nodes { ${kind}(first: 100) { nodes { id number status } } } } }`;
    await dana.refused('QUERY_TOO_COMPLEX', asked);
  });
});

it('a customer of an invoice has them too', async () => {
  const debtor = await withDebtor(dana);
  const { id } = await debtor.sent();
  const { invoice } = await dana.ask(
    'query ($id: ID!) { invoice(id: $id) { customer { invoices { nodes { id } } } } }',
    { id },
  );
  expect(idsOf(invoice.customer.invoices)).toEqual([id]);
});
