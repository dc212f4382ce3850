import { beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';

const MATCHES =
  'query ($rows: [CreateCustomerInput!]!) { customerMatches(rows: $rows) { row name matchedBy customerId } }';
const IMPORT = `mutation ($input: ImportCustomersInput!) {
  importCustomers(input: $input) { id createdCount updatedCount skippedCount }
}`;
const UNDO = 'mutation ($id: ID!) { undoCustomerImport(id: $id) { removedCount restoredCount keptCount } }';
const LIST = '{ customers(first: 100) { nodes { id name email phone } } }';
const PAST = '{ customerImports { id createdAt createdCount updatedCount } }';
const UPDATE = 'mutation ($id: ID!, $input: UpdateCustomerInput!) { updateCustomer(id: $id, input: $input) { id } }';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});

const list = async (person: GraphQLPerson) => (await person.ask(LIST)).customers.nodes;
const importing = async (person: GraphQLPerson, input: object) => (await person.ask(IMPORT, { input })).importCustomers;

const file = [
  { name: 'Ana Núñez', email: 'ana@bücher.example' },
  { name: 'Bo Reyes', phone: '+1 (510) 555-0101' },
  { name: 'Pat O’Neil', address: { postalCode: '94601' } },
  { name: 'Name Alone' },
];

it('recognizes customers by email, phone, or name and ZIP code', async () => {
  const person = await app.professional('Recognizes');
  await importing(person, { rows: file });
  const rows = [
    { name: 'A. Nunez', email: 'ANA@xn--bcher-kva.example' },
    { name: 'Robert', phone: '510.555.0101' },
    { name: "PAT  O'NEIL", address: { postalCode: '94601-1234' } },
    { name: 'Pat O’Neil', address: { postalCode: '10001' } },
    { name: 'name alone' },
    { name: 'Somebody New', phone: '0101' },
  ];
  const { customerMatches } = await person.ask(MATCHES, { rows });
  expect(customerMatches).toMatchObject([
    { row: 0, name: 'Ana Núñez', matchedBy: 'EMAIL' },
    { row: 1, name: 'Bo Reyes', matchedBy: 'PHONE' },
    { row: 2, name: 'Pat O’Neil', matchedBy: 'NAME' },
    { row: 4, name: 'Name Alone', matchedBy: 'NAME' },
  ]);
  const stranger = await app.professional('Stranger');
  expect((await stranger.ask(MATCHES, { rows })).customerMatches).toEqual([]);
});

it('skips, updates or adds existing customers, as chosen for the file and by row', async () => {
  const person = await app.professional('Chooses');
  await importing(person, { rows: file });
  expect(await importing(person, { rows: file, existing: 'SKIP' })).toMatchObject({
    createdCount: 0,
    updatedCount: 0,
    skippedCount: 4,
  });
  const again = file.map((row, at) => (at === 0 ? { ...row, phone: '555 010 2000' } : row));
  expect(
    await importing(person, { rows: again, existing: 'SKIP', choices: ['UPDATE', null, 'ADD', null] }),
  ).toMatchObject({ createdCount: 1, updatedCount: 1, skippedCount: 2 });
  const customers = await list(person);
  expect(customers).toHaveLength(5);
  expect(customers.find(({ name }: { name: string }) => name === 'Ana Núñez')).toMatchObject({
    email: 'ana@xn--bcher-kva.example',
    phone: '555 010 2000',
  });
});

it('updates only the fields that a row has, including kind and tax exemption', async () => {
  const person = await app.professional('Updates');
  const STATE = '{ customers(first: 10) { nodes { name kind taxExempt } } }';
  const states = async () => (await person.ask(STATE)).customers.nodes;
  const update = (row: object) => importing(person, { rows: [{ email: 'a@example.com', ...row }], existing: 'UPDATE' });
  await importing(person, { rows: [{ name: 'Acme', email: 'a@example.com', kind: 'BUSINESS', taxExempt: true }] });
  expect(await update({ name: 'Acme Inc' })).toMatchObject({ createdCount: 0, updatedCount: 1 });
  expect(await states()).toEqual([{ name: 'Acme Inc', kind: 'BUSINESS', taxExempt: true }]);
  expect(await update({ name: 'Acme Inc', kind: 'AGENCY', taxExempt: false })).toMatchObject({ updatedCount: 1 });
  expect(await states()).toEqual([{ name: 'Acme Inc', kind: 'AGENCY', taxExempt: false }]);
  const { activities } = await person.ask('{ activities(first: 1) { nodes { summary } } }');
  expect(activities.nodes).toEqual([{ summary: 'Updated 1 customer from an import' }]);
});

it('lists the imports that can be undone', async () => {
  const person = await app.professional('Lists');
  const past = async () => (await person.ask(PAST)).customerImports;
  await importing(person, { rows: file });
  const { id } = await importing(person, { rows: [...file, { name: 'New' }], existing: 'SKIP' });
  await importing(person, { rows: file, existing: 'SKIP' });
  expect(await past()).toMatchObject([
    { id, createdCount: 1, updatedCount: 0 },
    { createdCount: 4, updatedCount: 0 },
  ]);
  expect(await (await app.professional('Outsider')).ask(PAST)).toEqual({ customerImports: [] });
  await person.ask(UNDO, { id });
  expect(await past()).toHaveLength(1);
});

it('is undone completely, except for customers changed since', async () => {
  const person = await app.professional('Undoes');
  await importing(person, { rows: file });
  const before = await list(person);
  const rows = [...file.map((row) => ({ ...row, phone: '555 010 3000' })), { name: 'New One' }, { name: 'New Two' }];
  const input = { rows, existing: 'UPDATE', idempotencyKey: 'once' };
  const { id } = await importing(person, input);
  expect(await importing(person, input)).toMatchObject({ id, createdCount: 2, skippedCount: 0 });
  const two = (await list(person)).find(({ name }: { name: string }) => name === 'New Two');
  await person.ask(UPDATE, { id: two.id, input: { notes: 'kept' } });

  const stranger = await app.professional('Undoer');
  await stranger.refused('NOT_FOUND', UNDO, { id });
  const { undoCustomerImport } = await person.ask(UNDO, { id });
  expect(undoCustomerImport).toMatchObject({ removedCount: 1, keptCount: 1 });
  expect((await list(person)).filter(({ name }: { name: string }) => name !== 'New Two')).toEqual(before);
  await person.refused('NOT_FOUND', UNDO, { id });
});
