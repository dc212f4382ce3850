import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { programOf } from '#tests/support/apiKeys.ts';
import { startTestApp } from '#tests/support/app.ts';
import { withDebtor } from '#tests/support/invoices.ts';

const app = await startTestApp();
const dana = await app.professional();
const stranger = await app.professional('Somebody Else');
const program = await programOf(dana);

const nodesOf = async (field: string, args: string) =>
  (await program.ask(`{ ${field}(${args}) { nodes { id } } }`))[field].nodes.map(({ id }: { id: string }) => id);

describe('an API client finds', () => {
  it('a payment by its id, and payments by status, invoice, customer and time, in both orders', async () => {
    const debtor = await withDebtor(dana);
    const one = await debtor.sent();
    const other = await debtor.sent();
    const first = await debtor.pay(one.id, 100);
    const second = await debtor.pay(other.id, 200);
    const ONE = 'query ($id: ID!) { payment(id: $id) { id amountCents } }';
    expect((await program.ask(ONE, { id: first.id })).payment).toEqual({ id: first.id, amountCents: 100 });
    expect((await program.ask(ONE, { id: randomUUID() })).payment).toBeNull();
    expect((await stranger.ask(ONE, { id: first.id })).payment).toBeNull();
    expect(await nodesOf('payments', 'sort: OLDEST')).toEqual([first.id, second.id]);
    expect(await nodesOf('payments', 'sort: NEWEST')).toEqual([second.id, first.id]);
    expect(await nodesOf('payments', `filter: { invoiceId: "${one.id}" }`)).toEqual([first.id]);
    expect(await nodesOf('payments', `filter: { status: [VOIDED] }`)).toEqual([]);
    expect(await nodesOf('payments', `filter: { receivedBefore: "2001-01-01T00:00:00Z" }`)).toEqual([]);
    const { customer } = (await program.ask(`{ invoice(id: "${one.id}") { customer { id } } }`)).invoice;
    expect(await nodesOf('payments', `sort: OLDEST, filter: { customerId: "${customer.id}" }`)).toEqual([
      first.id,
      second.id,
    ]);
    await program.ask('{ payouts(sort: OLDEST, filter: { initiatedSince: "2026-01-01T00:00:00Z" }) { totalCount } }');
  });

  it('a customer by exact email, and those changed since a time, oldest first', async () => {
    const CREATE = 'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id createdAt } }';
    const add = async (name: string, email: string) =>
      (await program.ask(CREATE, { input: { name, email } })).createCustomer;
    const ann = await add('Ann', 'ann@exact.example');
    const joann = await add('Joann', 'joann@bücher.example');
    expect(await nodesOf('customers', 'filter: { email: " Ann@Exact.example" }')).toEqual([ann.id]);
    expect(await nodesOf('customers', 'filter: { email: "joann@bücher.example" }')).toEqual([joann.id]);
    const since = `createdSince: "${ann.createdAt}"`;
    expect(await nodesOf('customers', `sort: OLDEST, filter: { ${since} }`)).toEqual([ann.id, joann.id]);
    await program.ask(`mutation { updateCustomer(id: "${ann.id}", input: { notes: "New" }) { id } }`);
    const updated = `updatedSince: "${ann.createdAt}"`;
    expect(await nodesOf('customers', `sort: OLDEST_UPDATED, filter: { ${updated} }`)).toEqual([joann.id, ann.id]);
    const { customers } = await program.ask(`{ customers(filter: { ${updated} }) { totalCount } }`);
    expect(customers.totalCount).toBe(2);
    for (const list of ['quotes', 'invoices'])
      expect(await nodesOf(list, 'sort: OLDEST_UPDATED, filter: { updatedSince: "2100-01-01T00:00:00Z" }')).toEqual([]);
    expect(await nodesOf('activities', `sort: OLDEST, filter: { occurredBefore: "2001-01-01T00:00:00Z" }`)).toEqual([]);
  });

  it('the kinds that its scopes allow in a search, and is refused without any', async () => {
    const hits = await program.ask('{ search(query: "Joann") { kind title } }');
    expect(hits.search).toEqual([{ kind: 'CUSTOMER', title: 'Joann' }]);
    const narrow = await programOf(dana, { scopes: ['services.read'] });
    await narrow.refused('FORBIDDEN', '{ search(query: "Joann") { title } }');
  });
});
