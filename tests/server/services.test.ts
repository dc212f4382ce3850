import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';

const CREATE = `mutation ($input: CreateServiceInput!) { createService(input: $input) {
  id type description unitCents taxable archived position
} }`;
const UPDATE = `mutation ($id: ID!, $input: UpdateServiceInput!) { updateService(id: $id, input: $input) {
  id type description unitCents taxable position
} }`;
const ARCHIVE = 'mutation ($id: ID!) { archiveService(id: $id) { id archived } }';
const RESTORE = 'mutation ($id: ID!) { restoreService(id: $id) { id archived } }';

let app: TestApp;
let dana: GraphQLPerson;
beforeAll(async () => {
  app = await startTestApp();
  dana = await app.professional();
});

const apostille = { type: 'OTHER', description: 'Apostille filing', unitCents: 8500 };
const create = async (input: Record<string, unknown> = apostille) => (await dana.ask(CREATE, { input })).createService;
const descriptions = async (includeArchived = false): Promise<string[]> => {
  const { services } = await dana.ask('query ($all: Boolean) { services(includeArchived: $all) { description } }', {
    all: includeArchived,
  });
  return services.map(({ description }: { description: string }) => description);
};

describe('the price list', () => {
  it('starts with the usual services, in order, and appends new entries', async () => {
    const before = await descriptions();
    expect(before[0]).toBe('Live scan fingerprinting, rolling fee');
    const service = await create();
    expect(service).toMatchObject({ ...apostille, taxable: false, archived: false });
    expect(await descriptions()).toEqual([...before, 'Apostille filing']);
  });

  it('never taxes a government fee', async () => {
    const fee = await create({ type: 'GOVERNMENT', description: 'State fee', unitCents: 3200, taxable: true });
    expect(fee.taxable).toBe(false);
    const taxed = await create({ ...apostille, taxable: true });
    const { updateService } = await dana.ask(UPDATE, { id: taxed.id, input: { type: 'GOVERNMENT' } });
    expect(updateService).toMatchObject({ type: 'GOVERNMENT', taxable: false });
  });

  it('can be changed, moved, archived and restored', async () => {
    const { id } = await create({ ...apostille, description: 'Moves' });
    const { updateService } = await dana.ask(UPDATE, { id, input: { unitCents: 9000, position: 0 } });
    expect(updateService).toMatchObject({ description: 'Moves', unitCents: 9000, position: 0 });
    expect((await descriptions())[0]).toBe('Moves');
    for (let time = 0; time < 2; time++) expect((await dana.ask(ARCHIVE, { id })).archiveService.archived).toBe(true);
    expect(await descriptions()).not.toContain('Moves');
    expect(await descriptions(true)).toContain('Moves');
    for (let time = 0; time < 2; time++) expect((await dana.ask(RESTORE, { id })).restoreService.archived).toBe(false);
    expect(await descriptions()).toContain('Moves');
  });

  it('reports every invalid field', async () => {
    const input = { type: 'OTHER', description: ' ', unitCents: -1 };
    const { extensions } = await dana.refused('VALIDATION_FAILED', CREATE, { input });
    expect(extensions.fields?.map(({ path }) => path).sort()).toEqual(['description', 'unitCents']);
  });

  it("is refused to visitors, and another business's entries are not found", async () => {
    const { id } = await create();
    const stranger = await app.professional('Somebody Else');
    await stranger.refused('NOT_FOUND', UPDATE, { id, input: { unitCents: 1 } });
    await stranger.refused('NOT_FOUND', ARCHIVE, { id });
    await stranger.refused('NOT_FOUND', RESTORE, { id });
    await app.visitor().refused('UNAUTHENTICATED', CREATE, { input: apostille });
    await app.visitor().refused('UNAUTHENTICATED', UPDATE, { id, input: {} });
    await app.visitor().refused('UNAUTHENTICATED', ARCHIVE, { id });
    await app.visitor().refused('UNAUTHENTICATED', RESTORE, { id });
    await app.visitor().refused('UNAUTHENTICATED', '{ services { id } }');
  });
});
