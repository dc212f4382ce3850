import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { programOf } from '#tests/support/apiKeys.ts';
import { startTestApp } from '#tests/support/app.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import { colleague, withTeam } from '#tests/support/team.ts';

// Records of any type by their ids.

const NODES = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id
  ... on Customer { name actions quotes(first: 1) { totalCount } }
  ... on Quote { number customer { ...Named } }
  ... on Invoice { number balanceCents customer { ...Named } }
  ... on Payment { amountCents invoice { number } }
  ... on Service { description }
  ... on Activity { type }
  ... on ApiKey { status }
} } fragment Named on Customer { name }`;
const TYPES = ['Customer', 'Quote', 'Invoice', 'Payment', 'Service', 'Activity', 'ApiKey'] as const;

const app = await startTestApp();
let dana: GraphQLPerson;
let ids: Record<(typeof TYPES)[number], string>;

beforeAll(async () => {
  dana = await withTeam(app);
  const debtor = await withDebtor(dana, { name: 'Harbor Title', email: 'a@harbor.example' });
  const invoice = await debtor.sent();
  const { id: paymentId } = await debtor.pay(invoice.id, 1000);
  const writer = await withCustomer(dana, { name: 'Bay', email: 'b@bay.example' });
  const program = await programOf(dana);
  const { services, activities } = await dana.ask('{ services { id } activities(first: 1) { nodes { id } } }');
  ids = {
    Customer: debtor.customerId,
    Quote: (await writer.create()).id,
    Invoice: invoice.id,
    Payment: paymentId,
    Service: services[0].id,
    Activity: activities.nodes[0].id,
    ApiKey: program.id,
  };
});

describe('nodes', () => {
  it('finds records of every type, in the order of the ids, with what their types have', async () => {
    const order = TYPES.toReversed();
    const { nodes } = await dana.ask(NODES, { ids: [...order.map((type) => ids[type]), ids.Customer.toUpperCase()] });
    expect(nodes.map(({ __typename, id }: Record<string, string>) => [__typename, id])).toEqual(
      [...order, 'Customer' as const].map((type) => [type, ids[type]]),
    );
    expect(nodes.at(-1)).toEqual({
      __typename: 'Customer',
      id: ids.Customer,
      name: 'Harbor Title',
      actions: ['EDIT', 'ARCHIVE'],
      quotes: { totalCount: 0 },
    });
    expect(nodes[4]).toMatchObject({ number: 'INV-0001', customer: { name: 'Harbor Title' } });
  });

  it('answers null for ids that are unknown, no ids, or another business’s', async () => {
    const stranger = await app.professional('Somebody Else');
    const all = Object.values(ids);
    expect((await stranger.ask(NODES, { ids: all })).nodes).toEqual(all.map(() => null));
    expect((await dana.ask(NODES, { ids: [randomUUID(), 'none', ids.Quote] })).nodes).toMatchObject([
      null,
      null,
      { id: ids.Quote },
    ]);
    expect((await dana.ask(NODES, { ids: [] })).nodes).toEqual([]);
    await app.visitor().refused('UNAUTHENTICATED', NODES, { ids: [] });
  });

  it('finds for a key what its scopes reach, and refuses fields that they do not', async () => {
    const program = await programOf(dana, { scopes: ['customers.read', 'quotes.read'] });
    const found = await program.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }', {
      ids: Object.values(ids),
    });
    const types = found.nodes.filter(Boolean).map(({ __typename }: { __typename: string }) => __typename);
    expect(types.filter((type: string) => type !== 'Activity')).toEqual(['Customer', 'Quote']);
    const narrow = await programOf(dana, { scopes: ['services.read'] });
    expect((await narrow.ask(NODES, { ids: Object.values(ids) })).nodes.filter(Boolean)).toEqual([
      { __typename: 'Service', id: ids.Service, description: expect.any(String) },
    ]);
    const { data, errors } = await program.send(
      'query ($id: ID!) { node(id: $id) { ... on Customer { balanceCents } } }',
      { id: ids.Customer },
    );
    expect(data.node).toBeNull();
    expect(errors).toMatchObject([{ path: ['node', 'balanceCents'], extensions: { code: 'FORBIDDEN' } }]);
  });

  it('finds for somebody who sees their own alone nothing of others', async () => {
    const agent = await colleague(app, dana, { email: 'sam@example.com', fullName: 'Sam Field', role: 'FIELD_AGENT' });
    const { nodes } = await agent.ask('query ($ids: [ID!]!) { nodes(ids: $ids) { __typename } }', {
      ids: Object.values(ids),
    });
    expect(nodes.filter(Boolean)).toEqual([{ __typename: 'Service' }]);
  });

  it('hides what only the audit log tells, and takes at most 100 ids', async () => {
    const { auditLog } = await dana.ask('{ auditLog(filter: { thing: ACCOUNT }, first: 1) { nodes { id } } }');
    expect((await dana.ask(NODES, { ids: [auditLog.nodes[0].id] })).nodes).toEqual([null]);
    const refused = await dana.refused('VALIDATION_FAILED', NODES, { ids: Array.from({ length: 101 }, () => 'x') });
    expect(refused.extensions.fields).toMatchObject([{ path: 'ids', code: 'TOO_MANY' }]);
  });
});

it('node finds one', async () => {
  const ONE =
    'query ($id: ID!) { node(id: $id) { __typename id ... on Node { id } ...Named } } fragment Named on Customer { name }';
  expect((await dana.ask(ONE, { id: ids.Customer })).node).toEqual({
    __typename: 'Customer',
    id: ids.Customer,
    name: 'Harbor Title',
  });
  expect((await dana.ask(ONE, { id: ids.Quote })).node).toEqual({ __typename: 'Quote', id: ids.Quote });
  expect((await dana.ask(ONE, { id: randomUUID() })).node).toBeNull();
});
