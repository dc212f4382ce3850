import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';

const CREATE = `mutation ($input: CreateCustomerInput!) { createCustomer(input: $input) {
  id kind name email phone notes tags taxExempt netDays archived balanceCents actions createdAt updatedAt
  address { line1 city state postalCode country }
} }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateCustomerInput!) { updateCustomer(id: $id, input: $input) { id name email tags netDays } }`;
const ARCHIVE = 'mutation ($id: ID!) { archiveCustomer(id: $id) { id archived actions } }';
const RESTORE = 'mutation ($id: ID!) { restoreCustomer(id: $id) { id archived actions } }';
const IMPORT = 'mutation ($input: ImportCustomersInput!) { importCustomers(input: $input) { createdCount } }';
const LIST = `query ($filter: CustomerFilter, $sort: CustomerSort, $first: Int, $after: String) {
  customers(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount nodes { id name } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;
const ONE = 'query ($id: ID!) { customer(id: $id) { id name } }';

let app: TestApp;
let dana: GraphQLPerson;
let stranger: GraphQLPerson;

beforeAll(async () => {
  app = await startTestApp();
  dana = await app.professional();
  stranger = await app.professional('Somebody Else');
});

const create = async (person: GraphQLPerson, input: Record<string, unknown>) =>
  (await person.ask(CREATE, { input })).createCustomer;
const namesOf = async (person: GraphQLPerson, variables: Record<string, unknown>): Promise<string[]> =>
  (await person.ask(LIST, variables)).customers.nodes.map(({ name }: { name: string }) => name);

describe('adding a customer', () => {
  it('stores the trimmed values and fills in defaults', async () => {
    const customer = await create(dana, {
      name: '  Bay Staffing ',
      kind: 'BUSINESS',
      email: 'Hello@BayStaffing.example',
      tags: ['weekly', 'Weekly', 'net 30', 'null', 'a "b" \\c'],
      address: { line1: '1 Main St', city: 'Oakland', state: 'California', postalCode: '94607' },
    });
    expect(customer).toMatchObject({
      name: 'Bay Staffing',
      kind: 'BUSINESS',
      tags: ['Weekly', 'net 30', 'null', 'a "b" \\c'],
      taxExempt: false,
      netDays: 14,
      archived: false,
      balanceCents: 0,
      actions: ['EDIT', 'ARCHIVE'],
      address: { city: 'Oakland', state: 'CA', country: 'US' },
    });
    expect(customer.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  it('names every invalid field', async () => {
    const { extensions } = await dana.refused('VALIDATION_FAILED', CREATE, {
      input: { name: ' ', email: 'nobody', netDays: 400 },
    });
    expect(extensions.fields?.map(({ path }) => path).sort()).toEqual(['email', 'name', 'netDays']);
    expect(extensions.fields?.find(({ path }) => path === 'name')?.message).toBe('Enter a name');
  });

  it('creates one customer for 20 concurrent requests with one idempotency key', async () => {
    const input = { name: 'Only Once', idempotencyKey: 'the same' };
    const made = await Promise.all(Array.from({ length: 20 }, () => create(dana, input)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await namesOf(dana, { filter: { search: 'Only Once' } })).toEqual(['Only Once']);
  });

  it('is refused to a visitor before the input is checked', async () => {
    await app.visitor().refused('UNAUTHENTICATED', CREATE, { input: { name: '' } });
  });
});

describe('changing a customer', () => {
  it('keeps omitted fields and clears null ones', async () => {
    const { id } = await create(dana, { name: 'Changing', email: 'a@example.com', tags: ['x'], netDays: 30 });
    const { updateCustomer } = await dana.ask(UPDATE, { id, input: { email: null, netDays: null } });
    expect(updateCustomer).toEqual({ id, name: 'Changing', email: null, tags: ['x'], netDays: 14 });
  });

  it('changes the given parts of an address, and validates the whole address', async () => {
    const MOVE = `mutation ($id: ID!, $input: UpdateCustomerInput!) { updateCustomer(id: $id, input: $input) {
      address { line1 city state postalCode country latitude longitude } } }`;
    const address = { line1: '1 Main St', city: 'Oakland', state: 'CA', postalCode: '94607' };
    const { id } = await create(dana, { name: 'Moving', address: { ...address, latitude: 37.8, longitude: -122.3 } });
    const change = async (changed: object) =>
      (await dana.ask(MOVE, { id, input: { address: changed } })).updateCustomer.address;
    const kept = { ...address, country: 'US', latitude: 37.8, longitude: -122.3 };
    expect(await change({ city: 'Oakland' })).toEqual(kept);
    const moved = { ...kept, city: 'Alameda', line1: null, latitude: null, longitude: null };
    expect(await change({ city: 'Alameda', line1: null })).toEqual(moved);
    expect(await change({ latitude: 37.7, longitude: -122.2 })).toEqual({
      ...moved,
      latitude: 37.7,
      longitude: -122.2,
    });
    const { extensions } = await dana.refused('VALIDATION_FAILED', MOVE, {
      id,
      input: { address: { state: 'Québec' } },
    });
    expect(extensions.fields).toEqual([expect.objectContaining({ path: 'address.state' })]);
    const abroad = { country: 'CA', state: 'Québec', postalCode: 'H2X 1Y4' };
    expect(await change(abroad)).toMatchObject({ ...abroad, city: 'Alameda' });
    expect(await change({ state: 'QC' })).toMatchObject({ ...abroad, state: 'QC' });
  });

  it('archives and restores, idempotently', async () => {
    const { id } = await create(dana, { name: 'Comes and goes' });
    for (let time = 0; time < 2; time++) {
      expect((await dana.ask(ARCHIVE, { id })).archiveCustomer).toEqual({
        id,
        archived: true,
        actions: ['EDIT', 'RESTORE'],
      });
    }
    expect(await namesOf(dana, { filter: { search: 'Comes and goes' } })).toEqual([]);
    expect(await namesOf(dana, { filter: { search: 'Comes and goes', archived: true } })).toEqual(['Comes and goes']);
    for (let time = 0; time < 2; time++) {
      expect((await dana.ask(RESTORE, { id })).restoreCustomer).toEqual({
        id,
        archived: false,
        actions: ['EDIT', 'ARCHIVE'],
      });
    }
  });
});

describe("another business's customer", () => {
  it('is not found, for reads and changes', async () => {
    const { id } = await create(dana, { name: 'Private' });
    expect((await stranger.ask(ONE, { id })).customer).toBeNull();
    expect(await namesOf(stranger, {})).toEqual([]);
    await stranger.refused('NOT_FOUND', UPDATE, { id, input: { name: 'Mine now' } });
    await stranger.refused('NOT_FOUND', ARCHIVE, { id });
    await stranger.refused('NOT_FOUND', RESTORE, { id });
    expect((await dana.ask(ONE, { id })).customer).toEqual({ id, name: 'Private' });
  });

  it('has the same error as an invalid id', async () => {
    expect((await dana.ask(ONE, { id: 'not an id' })).customer).toBeNull();
    await dana.refused('NOT_FOUND', ARCHIVE, { id: 'not an id' });
  });
});

describe('the list', () => {
  it('pages through everything once, in order, by cursor', async () => {
    const person = await app.professional('Pages');
    const names = Array.from({ length: 23 }, (_, at) => `Customer ${String(at).padStart(2, '0')}`);
    await person.ask(IMPORT, { input: { rows: [...names].reverse().map((name) => ({ name })) } });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { customers } = await person.ask(LIST, { first: 5, after });
      expect(customers.totalCount).toBe(23);
      expect(customers.pageInfo.hasPreviousPage).toBe(after !== null);
      expect(customers.edges.map((edge: { node: { id: string } }) => edge.node.id)).toEqual(
        customers.nodes.map((node: { id: string }) => node.id),
      );
      seen.push(...customers.nodes.map(({ name }: { name: string }) => name));
      after = customers.pageInfo.hasNextPage ? customers.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(names);
  });

  it('tolerates typing errors, and searches email, phone and tags', async () => {
    const person = await app.professional('Searches');
    await create(person, {
      name: 'Margaret Johansson',
      email: 'maggie@ledger.example',
      phone: '(510) 555-0199',
      tags: ['escrow'],
    });
    await create(person, { name: 'Somebody Different' });
    for (const search of ['johanson', 'Margret', 'ledger', '5105550199', 'escrow', 'JOHANSSON']) {
      expect(await namesOf(person, { filter: { search } }), search).toEqual(['Margaret Johansson']);
    }
    expect(await namesOf(person, { filter: { search: '100%_' } })).toEqual([]);
  });

  it('matches a misspelled full name with the most similar customer', async () => {
    const person = await app.professional('Misspells');
    for (const name of ['Rodriguez Notary', 'Hernandez Notary', 'Rodriguez Title']) await create(person, { name });
    expect(await namesOf(person, { filter: { search: 'Rodrigez Notary' } })).toEqual(['Rodriguez Notary']);
    expect(await namesOf(person, { filter: { search: 'notarry' } })).toEqual(['Hernandez Notary', 'Rodriguez Notary']);
  });

  it('does not match similar names where an exact match exists outside the filter', async () => {
    const person = await app.professional('Leaves Out');
    const { id } = await create(person, { name: 'Rodriguez' });
    await create(person, { name: 'Rodrigues', kind: 'AGENCY' });
    await person.ask(ARCHIVE, { id });
    expect(await namesOf(person, { filter: { search: 'rodriguez' } })).toEqual([]);
    expect(await namesOf(person, { filter: { search: 'rodrigues', kind: 'PERSON' } })).toEqual([]);
    expect(await namesOf(person, { filter: { search: 'rodrigus' } })).toEqual(['Rodrigues']);
  });

  it('looks beyond the most similar ones where none has the misspelled word', async () => {
    const person = await app.professional('Looks Past');
    const alongside = Array.from({ length: 20 }, (_, at) => ({ name: `Wexo Aexfi ${at}` }));
    await person.ask(IMPORT, { input: { rows: alongside } });
    await create(person, { name: 'Wexfod' });
    expect(await namesOf(person, { filter: { search: 'wexfrod' } })).toEqual(['Wexfod']);
  });

  it('filters by kind and tag, and sorts by newest', async () => {
    const person = await app.professional('Filters');
    await create(person, { name: 'A', kind: 'AGENCY', tags: ['x'] });
    await create(person, { name: 'B', kind: 'PERSON', tags: ['y'] });
    expect(await namesOf(person, { filter: { kind: 'AGENCY' } })).toEqual(['A']);
    expect(await namesOf(person, { filter: { tag: 'y' } })).toEqual(['B']);
    expect(await namesOf(person, { sort: 'NEWEST' })).toEqual(['B', 'A']);
  });

  it('refuses invalid page sizes and cursors', async () => {
    await dana.refused('VALIDATION_FAILED', LIST, { first: 101 });
    await dana.refused('VALIDATION_FAILED', LIST, { first: 0 });
    await dana.refused('VALIDATION_FAILED', LIST, { after: 'nonsense' });
    const { customers } = await dana.ask(LIST, { first: 1 });
    await dana.refused('VALIDATION_FAILED', LIST, { sort: 'NEWEST', after: customers.pageInfo.endCursor });
  });
});

describe('import and export', () => {
  it('imports 10,000 rows', async () => {
    const person = await app.professional('Many');
    const rows = Array.from({ length: 10_000 }, (_, at) => ({
      name: `Row ${at}`,
      email: `row${at}@example.com`,
      tags: ['imported'],
    }));
    expect((await person.ask(IMPORT, { input: { rows } })).importCustomers.createdCount).toBe(10_000);
    expect((await person.ask('{ customers(first: 1) { totalCount } }')).customers.totalCount).toBe(10_000);
  });

  it('imports nothing where one row is invalid, and names it', async () => {
    const person = await app.professional('None');
    const { extensions } = await person.refused('VALIDATION_FAILED', IMPORT, {
      input: { rows: [{ name: 'Good' }, { name: 'Bad', email: 'nobody' }, { name: '' }] },
    });
    expect(extensions.fields?.map(({ path }) => path)).toEqual(['rows.1.email', 'rows.2.name']);
    expect(await namesOf(person, {})).toEqual([]);
  });

  it('exports CSV that can be imported, without formulas', async () => {
    const person = await app.professional('Exports');
    await create(person, { name: '=SUM("A1")', notes: 'two\nlines' });
    const response = await person.get('/export/customers.csv');
    expect(response.headers.get('content-type')).toContain('text/csv');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    const csv = bytes.toString();
    expect(csv.split('\r\n')[0]).toContain('Name,Kind,Email');
    expect(csv).toContain(`"'=SUM(""A1"")"`);
    expect((await app.visitor().get('/export/customers.csv')).status).toBe(401);
  });
});
