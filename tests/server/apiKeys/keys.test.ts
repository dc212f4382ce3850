import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { KEY_SCOPES, scopesOfPreset } from '#domain/apiKeys/scopes.ts';
import { CREATE_KEY, LIST_KEYS, programOf, REVOKE_KEY, ROTATE_KEY, UPDATE_KEY } from '#tests/support/apiKeys.ts';
import { openApp, startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { endTrial } from '#tests/support/plans.ts';
import { inRole } from '#tests/support/roles.ts';
import { ageProofs } from '#tests/support/signIns.ts';
import { statementsOf } from '#tests/support/statements.ts';

const READ = '{ customers { nodes { id } } }';
const readOnly = scopesOfPreset('READ_ONLY', KEY_SCOPES);

const app: TestApp = await startTestApp();
let dana: GraphQLPerson;
beforeEach(async () => {
  dana = await app.professional();
});

/** Returns the whole content of the database as text. */
async function databaseText(): Promise<string> {
  const database = app.services.database.em.getKysely();
  const { rows } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')
  `.execute(database);
  let text = '';
  for (const { name } of rows) {
    const { rows: all } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(database);
    text += all.map(({ row }) => row).join('\n');
  }
  return text;
}

describe('an API key', () => {
  it('is shown once and stored as a hash with a prefix; its text is not in the database or the log', async () => {
    let log = '';
    const stream = new Writable({
      write(bytes, _encoding, done) {
        log += bytes;
        done();
      },
    });
    const node = await openApp(app.databaseUrl, {}, pino({ level: 'debug' }, stream));
    const program = await programOf(dana, { name: 'Bookkeeping', scopes: readOnly });
    expect(program.text).toMatch(/^whorl_live_[0-9A-Za-z]{8}_[0-9A-Za-z]{49}$/);
    await program.at(node.address).ask(READ);
    await program.at(node.address).refused('FORBIDDEN', 'mutation { createCustomer(input: { name: "A" }) { id } }');
    await program.at(node.address).refused('GRAPHQL_VALIDATION_FAILED', '{ nothing }');
    await app.services.usageLog.flush();
    await node.services.usageLog.flush();

    const [key] = (await dana.ask(LIST_KEYS)).apiKeys;
    expect(key).toMatchObject({
      name: 'Bookkeeping',
      preset: 'READ_ONLY',
      status: 'ACTIVE',
      createdByName: 'Dana Ruiz',
    });
    expect(program.text.startsWith(`${key.prefix}_`)).toBe(true);
    const secret = program.text.slice(key.prefix.length + 1);
    expect(log).toContain(program.id);
    expect(await databaseText()).toContain(key.prefix);
    for (const place of [log, await databaseText()]) expect(place).not.toContain(secret);
  });

  it('acts for its business only, under its own name', async () => {
    const other = await app.professional();
    const theirs = (await other.ask('mutation { createCustomer(input: { name: "Theirs" }) { id } }')).createCustomer;
    const program = await programOf(dana, { name: 'Importer' });
    await program.ask('mutation { createCustomer(input: { name: "Bay Staffing" }) { id } }');
    const { activities } = await dana.ask('{ activities(first: 1) { nodes { actorName summary } } }');
    expect(activities.nodes).toEqual([{ actorName: 'API key Importer', summary: 'Added Bay Staffing' }]);
    expect((await program.ask('query ($id: ID!) { customer(id: $id) { id } }', { id: theirs.id })).customer).toBeNull();
    await other.refused('NOT_FOUND', REVOKE_KEY, { id: program.id });
    expect((await other.ask(LIST_KEYS)).apiKeys).toEqual([]);
  });

  it('cannot use operations for signed-in people', async () => {
    const program = await programOf(dana);
    const peoples = [
      '{ activeSessions { id } }',
      '{ apiKeys { id } }',
      '{ dataExport { id } }',
      'mutation { requestDataExport { id } }',
      'mutation { closeBusiness(input: { name: "x" }) { deleteAt } }',
      'mutation { endOtherSessions }',
    ];
    for (const operation of peoples) await program.refused('FORBIDDEN', operation);
    expect(await program.ask('{ me { id } }')).toEqual({ me: null });
    expect((await program.get('/export/customers.csv')).status).toBe(403);
  });

  it('is rejected with an explanation where it is malformed, truncated or unknown', async () => {
    const program = await programOf(dana);
    for (const text of [
      `${program.text}x`,
      program.text.slice(0, -1),
      program.text.replace(/.$/, '!'),
      'whorl_live_x',
    ]) {
      const answer = await fetch(`${app.address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${text}` },
        body: JSON.stringify({ query: READ }),
      });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    }
  });

  it('needs no more statements for a read than a person, once it is cached', async () => {
    const program = await programOf(dana);
    await program.ask(READ);
    await dana.ask(READ);
    expect(await sentFor(program)).toEqual(await sentFor(dana));
  });

  /**
   * Returns the statements of a read without those that switch the tenant; the minimum of several runs, because other
   * statements may run concurrently.
   */
  async function sentFor(person: GraphQLPerson): Promise<string[]> {
    const reads = [];
    for (let n = 0; n < 4; n += 1) reads.push(await statementsOf(() => person.ask(READ)));
    const [fewest = []] = reads
      .map((statements) => statements.map(({ text }) => text).filter((text) => !/set_config|^reset role/.test(text)))
      .toSorted((a, b) => a.length - b.length);
    return fewest;
  }
});

describe('creating a key', () => {
  it('requires a recent step-up, as do changing and rotating a key; revoking does not', async () => {
    const { id } = await programOf(dana);
    await ageProofs(app, 11);
    const input = { name: 'Sync', scopes: ['customers.read'] };
    await dana.refused('STEP_UP_REQUIRED', CREATE_KEY, { input });
    await dana.refused('STEP_UP_REQUIRED', UPDATE_KEY, { id, input });
    await dana.refused('STEP_UP_REQUIRED', ROTATE_KEY, { id, overlap: 'AT_ONCE' });
    expect((await dana.ask(REVOKE_KEY, { id })).revokeApiKey.status).toBe('REVOKED');
  });

  it('requires the permission to manage the API', async () => {
    const input = { name: 'Sync', scopes: ['customers.read'] };
    for (const role of ['MANAGER', 'FIELD_AGENT', 'BOOKKEEPER', 'VIEWER'] as const) {
      await inRole(app, dana, role).refused('FORBIDDEN', LIST_KEYS);
      await inRole(app, dana, role).refused('FORBIDDEN', CREATE_KEY, { input });
    }
    await inRole(app, dana, 'ADMIN').ask(CREATE_KEY, { input });
  });

  it('names every invalid field', async () => {
    const wrong = { name: ' ', scopes: ['team.manage'], networks: ['10.0.0.0/40'], expiresInDays: 31 };
    const { extensions } = await dana.refused('VALIDATION_FAILED', CREATE_KEY, { input: wrong });
    expect(extensions.fields?.map(({ path }) => path)).toEqual(['name', 'scopes.0', 'networks.0', 'expiresInDays']);
    const empty = await dana.refused('VALIDATION_FAILED', CREATE_KEY, { input: { name: 'Sync', scopes: [] } });
    expect(empty.message).toBe('Choose at least one scope');
  });

  it('adds the read scope to a write scope', async () => {
    await programOf(dana, { scopes: ['quotes.convert', 'customers.create'] });
    const [key] = (await dana.ask(LIST_KEYS)).apiKeys;
    expect(key.scopes).toEqual([
      'customers.read',
      'customers.create',
      'quotes.read',
      'quotes.convert',
      'invoices.read',
    ]);
  });

  it('is allowed in a read-only business, as is revoking', async () => {
    const { id } = await programOf(dana);
    await endTrial(app, dana);
    expect((await dana.ask(REVOKE_KEY, { id })).revokeApiKey.status).toBe('REVOKED');
  });
});
