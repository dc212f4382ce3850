import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { hearOfPlan } from '#tests/support/plans.ts';
import { rolling, withCustomer } from '#tests/support/quotes.ts';

let app: TestApp;
let dana: GraphQLPerson;

beforeAll(async () => {
  app = await startTestApp();
  dana = await app.professional();
  await hearOfPlan(app, dana, { tier: 'PREMIUM' });
});

type Input = Record<string, unknown>;

interface Edited {
  thing: string;
  update: string;
  /** Creates a record; returns the arguments that identify it, with its version. */
  make: () => Promise<{ id?: string; version: number }>;
  /** The concurrent edit, this edit, and the current values after the concurrent one. */
  theirs: Input;
  mine: Input;
  current: Input;
}

const create = async (name: string, input: Input, type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`) =>
  (await dana.ask(`mutation ($input: ${type}!) { ${name}(input: $input) { id version } }`, { input }))[name];

const updateOf = (name: string, type: string, selection = '{ id version }') =>
  `mutation ($id: ID!, $input: ${type}!, $version: Int) { ${name}(id: $id, input: $input, expectedVersion: $version) ${selection} }`;

const document = async (name: string) => {
  const { customerId } = await withCustomer(dana);
  return create(name, { customerId, lines: [rolling] });
};

const edited: Edited[] = [
  {
    thing: 'a customer',
    update: updateOf('updateCustomer', 'UpdateCustomerInput'),
    make: () => create('createCustomer', { name: 'Ada Park' }),
    theirs: { phone: '510 555 0100' },
    mine: { email: 'ada@example.com' },
    current: { phone: '510 555 0100', email: null, name: 'Ada Park', tags: [] },
  },
  {
    thing: 'a quote',
    update: updateOf('updateQuote', 'UpdateQuoteInput'),
    make: () => document('createQuote'),
    theirs: { lines: [{ ...rolling, quantity: 5 }] },
    mine: { notes: 'Mine' },
    current: { notes: null, lines: [expect.objectContaining({ ...rolling, quantity: 5 })] },
  },
  {
    thing: 'an invoice',
    update: updateOf('updateInvoice', 'UpdateInvoiceInput'),
    make: () => document('createInvoice'),
    theirs: { lines: [{ ...rolling, quantity: 5 }], notes: 'Theirs' },
    mine: { notes: 'Mine' },
    current: { notes: 'Theirs', lines: [expect.objectContaining({ ...rolling, quantity: 5 })] },
  },
  {
    thing: 'a service',
    update: updateOf('updateService', 'UpdateServiceInput'),
    make: () => create('createService', { type: 'OTHER', description: 'Apostille', unitCents: 8_500 }),
    theirs: { unitCents: 9_000 },
    mine: { unitCents: 9_500 },
    current: { unitCents: 9_000, description: 'Apostille' },
  },
  {
    thing: 'the settings',
    update: updateOf('updateBusiness', 'BusinessInput').replace('$id: ID!, ', '').replace('id: $id, ', ''),
    make: async () => (await dana.ask('{ business { version } }')).business,
    theirs: { netDays: 21 },
    mine: { netDays: 28 },
    current: { netDays: 21 },
  },
  {
    thing: 'a role',
    update: updateOf('updateRole', 'RoleInput'),
    make: () =>
      create(
        'createRole',
        { name: 'Dispatcher', grants: [{ permission: 'customers.read', scope: 'all' }] },
        'RoleInput',
      ),
    theirs: { name: 'Coordinator', grants: [{ permission: 'customers.read', scope: 'all' }] },
    mine: { name: 'Planner', grants: [{ permission: 'customers.read', scope: 'all' }] },
    current: { name: 'Coordinator', grants: expect.arrayContaining([{ permission: 'customers.read', scope: 'all' }]) },
  },
  {
    thing: 'an invitation',
    update: updateOf('changeInvitation', 'ChangeInvitationInput'),
    make: () => create('inviteMember', { email: 'bea@example.com', role: 'VIEWER' }),
    theirs: { role: 'ADMIN' },
    mine: { email: 'cal@example.com' },
    current: { email: 'bea@example.com', role: 'ADMIN' },
  },
  {
    thing: 'an API key',
    update: updateOf('updateApiKey', 'UpdateApiKeyInput'),
    make: async () => {
      const input = { name: 'Books', scopes: ['customers.read'] };
      const CREATE = 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { apiKey { id version } } }';
      return (await dana.ask(CREATE, { input })).createApiKey.apiKey;
    },
    theirs: { name: 'Ledger', scopes: ['customers.read'] },
    mine: { name: 'Accounts', scopes: ['customers.read'] },
    current: { name: 'Ledger', scopes: ['customers.read'], networks: [] },
  },
  {
    thing: 'a webhook endpoint',
    update: updateOf('updateWebhookEndpoint', 'UpdateWebhookEndpointInput'),
    make: () => create('createWebhookEndpoint', { url: 'https://example.com/webhooks', eventTypes: ['invoice.paid'] }),
    theirs: { description: 'Theirs' },
    mine: { description: 'Mine' },
    current: { description: 'Theirs', eventTypes: ['invoice.paid'] },
  },
];

describe.each(edited)('an edit of $thing', ({ update, make, theirs, mine, current }) => {
  it('is refused after a concurrent edit, with the current values; then it can be saved again', async () => {
    const { id, version } = await make();
    await dana.ask(update, { id, input: theirs, version });
    const { extensions } = await dana.refused('CONFLICT', update, { id, input: mine, version });
    expect(extensions.version).toBeGreaterThan(version);
    expect(extensions.current).toMatchObject(current);
    await dana.ask(update, { id, input: mine, version: extensions.version });
    // Without a version, as API clients may send it, the last save wins.
    await dana.ask(update, { id, input: mine });
  });
});

it('succeeds once among concurrent edits of one version', async () => {
  const [{ update, make }] = edited as [Edited, ...Edited[]];
  const { id, version } = await make();
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((notes) => dana.send(update, { id, input: { notes }, version })),
  );
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', undefined]);
});

it('succeeds for concurrent edits of different fields without a version', async () => {
  const [{ update, make }] = edited as [Edited, ...Edited[]];
  const { id } = await make();
  const inputs = [{ notes: 'Rings twice' }, { phone: '510 555 0101' }, { email: 'ada@example.com' }];
  await Promise.all(inputs.map((input) => dana.ask(update, { id, input })));
  const { customer } = await dana.ask('query ($id: ID!) { customer(id: $id) { notes phone email } }', { id });
  expect(customer).toEqual(Object.assign({}, ...inputs));
});
