import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { programOf } from '#tests/support/apiKeys.ts';
import { startTestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { colleague, withTeam } from '#tests/support/team.ts';

// Records are found, and created or updated, by the ids that they have in another program.

interface Kind {
  name: string;
  list: string;
  /** The filter of the list, by external id. */
  found: (externalId: string) => string;
  input: () => Record<string, unknown>;
  /** A field of the input, and two values of it. */
  field: string;
  values: [unknown, unknown];
}

const app = await startTestApp();
let dana: GraphQLPerson;
let customerId: string;

const document = () => ({
  customerId,
  lines: [{ type: 'OTHER', description: 'Work', quantity: 1, unitCents: 1000 }],
});
const nodes = (list: string) => (externalId: string) =>
  `{ found: ${list}(filter: { externalId: "${externalId}" }) { totalCount nodes { id externalId } } }`;
const KINDS: Kind[] = [
  {
    name: 'Customer',
    list: 'customers',
    found: nodes('customers'),
    input: () => ({ name: 'Ann' }),
    field: 'phone',
    values: ['1', '2'],
  },
  { name: 'Quote', list: 'quotes', found: nodes('quotes'), input: document, field: 'notes', values: ['One', 'Two'] },
  {
    name: 'Invoice',
    list: 'invoices',
    found: nodes('invoices'),
    input: document,
    field: 'notes',
    values: ['One', 'Two'],
  },
  {
    name: 'Service',
    list: 'services',
    found: (externalId) => `{ found: services(filter: { externalId: "${externalId}" }) { id externalId } }`,
    input: () => ({ type: 'OTHER', description: 'Filing' }),
    field: 'unitCents',
    values: [100, 200],
  },
];

beforeAll(async () => {
  dana = await withTeam(app);
  ({ id: customerId } = (
    await dana.ask('mutation { createCustomer(input: { name: "Bay", email: "bay@example.com" }) { id } }')
  ).createCustomer);
});

describe.each(KINDS)('$name', ({ name, found, input, field, values }) => {
  const thing = name.toLowerCase();
  const CREATE = `mutation ($input: Create${name}Input!) { create${name}(input: $input) { id externalId } }`;
  const UPDATE = `mutation ($id: ID!, $input: Update${name}Input!) { update${name}(id: $id, input: $input) { id externalId } }`;
  const UPSERT = `mutation ($externalId: String!, $input: Create${name}Input!) {
    upsert${name}(externalId: $externalId, input: $input) { created ${thing} { id externalId ${field} } } }`;
  const given = (more: Record<string, unknown> = {}) => ({ ...input(), [field]: values[0], ...more });
  const create = async (externalId?: string | null, person = dana) =>
    (await person.ask(CREATE, { input: given({ externalId }) }))[`create${name}`];
  const upsert = async (externalId: string, value: unknown, person = dana) =>
    (await person.ask(UPSERT, { externalId, input: given({ [field]: value }) }))[`upsert${name}`];
  const findAll = async (externalId: string, person = dana) => {
    const { found: answer } = await person.ask(found(externalId));
    return answer.nodes ?? answer;
  };

  it('is found by its external id, which can be changed and cleared', async () => {
    const externalId = randomUUID();
    const { id } = await create(`  ${externalId} `);
    expect(await findAll(externalId)).toEqual([{ id, externalId }]);
    await dana.ask(UPDATE, { id, input: { externalId: `${externalId}/2` } });
    expect(await findAll(externalId)).toEqual([]);
    await dana.ask(UPDATE, { id, input: { [field]: values[1] } });
    expect(await findAll(`${externalId}/2`)).toEqual([{ id, externalId: `${externalId}/2` }]);
    await dana.ask(UPDATE, { id, input: { externalId: null } });
    expect(await findAll(`${externalId}/2`)).toEqual([]);
  });

  it('is refused an external id that another has, and told which', async () => {
    const externalId = randomUUID();
    const { id } = await create(externalId);
    const other = await create(null);
    for (const refused of [
      await dana.refused('CONFLICT', CREATE, { input: given({ externalId }) }),
      await dana.refused('CONFLICT', UPDATE, { id: other.id, input: { externalId } }),
    ])
      expect(refused.extensions).toMatchObject({ id, fields: [{ path: 'externalId', code: 'TAKEN' }] });
    await dana.ask(UPDATE, { id, input: { externalId, [field]: values[1] } });
    expect(await findAll(externalId)).toHaveLength(1);
    const tooLong = await dana.refused('VALIDATION_FAILED', CREATE, { input: given({ externalId: 'x'.repeat(201) }) });
    expect(tooLong.extensions.fields).toMatchObject([{ path: 'externalId' }]);
  });

  it('is created by the first upsert and updated by the next, which leaves out what it does not say', async () => {
    const externalId = randomUUID();
    const first = await upsert(externalId, values[0]);
    expect(first).toEqual({ created: true, [thing]: { id: expect.any(String), externalId, [field]: values[0] } });
    const { id } = first[thing];
    expect(await upsert(externalId, values[1])).toEqual({
      created: false,
      [thing]: { id, externalId, [field]: values[1] },
    });
    if (name !== 'Service') {
      const { [`upsert${name}`]: answer } = await dana.ask(UPSERT, { externalId, input: input() });
      expect(answer[thing][field]).toBe(values[1]);
    }
    const refused = await dana.refused('VALIDATION_FAILED', UPSERT, { externalId: ' ', input: given() });
    expect(refused.extensions.fields).toMatchObject([{ path: 'externalId' }]);
  });

  it('is one, however many upserts of one external id run at once', async () => {
    const externalId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => upsert(externalId, values[0])));
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer[thing].id)).size).toBe(1);
    expect(await findAll(externalId)).toHaveLength(1);
  });

  it('of another business may have the same external id, and is never found', async () => {
    const externalId = randomUUID();
    await create(externalId);
    const stranger = await app.professional('Somebody Else');
    expect(await findAll(externalId, stranger)).toEqual([]);
  });
});

it('two businesses use one external id side by side', async () => {
  const externalId = randomUUID();
  const UPSERT = `mutation ($externalId: String!) {
    upsertCustomer(externalId: $externalId, input: { name: "Ann" }) { created customer { id } } }`;
  const stranger = await app.professional('Somebody Else');
  const one = (await dana.ask(UPSERT, { externalId })).upsertCustomer;
  const other = (await stranger.ask(UPSERT, { externalId })).upsertCustomer;
  expect([one.created, other.created]).toEqual([true, true]);
  expect(one.customer.id).not.toBe(other.customer.id);
});

it('a quote or invoice is never moved to another customer', async () => {
  const { createCustomer } = await dana.ask('mutation { createCustomer(input: { name: "Other" }) { id } }');
  for (const name of ['Quote', 'Invoice']) {
    const UPSERT = `mutation ($input: Create${name}Input!) { upsert${name}(externalId: "moved", input: $input) { created } }`;
    await dana.ask(UPSERT, { input: document() });
    const refused = await dana.refused('VALIDATION_FAILED', UPSERT, {
      input: { ...document(), customerId: createCustomer.id },
    });
    expect(refused.extensions.fields).toMatchObject([{ path: 'customerId', code: 'NOT_CHANGEABLE' }]);
  }
});

it('somebody who may not see the record is not told which it is, and a key needs the scope to update', async () => {
  const CREATE = 'mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) { id } }';
  const externalId = randomUUID();
  await dana.ask(CREATE, { input: { name: 'Ann', externalId } });
  const agent = await colleague(app, dana, { email: 'sam@example.com', fullName: 'Sam Field', role: 'FIELD_AGENT' });
  const refused = await agent.refused('CONFLICT', CREATE, { input: { name: 'Ann', externalId } });
  expect(refused.extensions.id).toBeUndefined();
  const program = await programOf(dana, { scopes: ['customers.read', 'customers.create'] });
  const UPSERT = `mutation ($externalId: String!) {
    upsertCustomer(externalId: $externalId, input: { name: "Bea" }) { created customer { name } } }`;
  await program.refused('FORBIDDEN', UPSERT, { externalId });
  expect((await program.ask(UPSERT, { externalId: randomUUID() })).upsertCustomer.created).toBe(true);
});

it('an import takes external ids, and names the row whose id another has', async () => {
  const IMPORT =
    'mutation ($rows: [CreateCustomerInput!]!) { importCustomers(input: { rows: $rows }) { createdCount } }';
  const [one, other] = [randomUUID(), randomUUID()];
  await dana.ask(IMPORT, { rows: [{ name: 'One', externalId: one }, { name: 'None' }] });
  for (const rows of [
    [{ name: 'New' }, { name: 'Again', externalId: one }],
    [
      { name: 'Twice', externalId: other },
      { name: 'Twice', externalId: other },
    ],
  ]) {
    const refused = await dana.refused('CONFLICT', IMPORT, { rows });
    expect(refused.extensions.fields).toMatchObject([{ path: 'rows.1.externalId', code: 'TAKEN' }]);
  }
});
