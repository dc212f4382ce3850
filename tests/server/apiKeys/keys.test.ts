import { Writable } from 'node:stream';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { KEY_SCOPES, scopesOfPreset } from '#domain/apiKeys/scopes.ts';
import {
  CREATE_KEY,
  LIST_KEYS,
  Program,
  programOf,
  REVOKE_KEY,
  ROTATE_KEY,
  UPDATE_KEY,
} from '#tests/support/apiKeys.ts';
import { openApp, startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { businessOf, endTrial } from '#tests/support/plans.ts';
import { inRole } from '#tests/support/roles.ts';
import { ageProofs } from '#tests/support/signIns.ts';
import { statementsOf } from '#tests/support/statements.ts';

const DAY = 24 * 60 * 60 * 1000;
const READ = '{ customers { nodes { id } } }';
const readOnly = scopesOfPreset('READ_ONLY', KEY_SCOPES);

let ahead = 0;
const app: TestApp = await startTestApp({}, () => new Date(Date.now() + ahead));
let dana: GraphQLPerson;
beforeEach(async () => {
  ahead = 0;
  dana = await app.professional();
});

/** Everything that the database holds, as text. */
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

describe('a key', () => {
  it('is shown once, and kept as a hash with a prefix to tell it by: its text is nowhere in the database or the log', async () => {
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

  it('acts for its business, under its name, and for no other', async () => {
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

  it('can do nothing that belongs to people', async () => {
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

  it('is refused in words where it is none, was cut off, or is not of ours', async () => {
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

  it('costs a read no statement more than a person does, once it is known', async () => {
    const program = await programOf(dana);
    await program.ask(READ);
    await dana.ask(READ);
    const [keyed, signedIn] = [await statementsOf(() => program.ask(READ)), await statementsOf(() => dana.ask(READ))];
    expect(keyed.map(({ text }) => text)).toEqual(signedIn.map(({ text }) => text));
  });
});

describe('making a key', () => {
  it('wants somebody who has just proven who they are, and so do changing and rotating one; ending one does not', async () => {
    const { id } = await programOf(dana);
    await ageProofs(app, 11);
    const input = { name: 'Sync', scopes: ['customers.read'] };
    await dana.refused('STEP_UP_REQUIRED', CREATE_KEY, { input });
    await dana.refused('STEP_UP_REQUIRED', UPDATE_KEY, { id, input });
    await dana.refused('STEP_UP_REQUIRED', ROTATE_KEY, { id, overlap: 'AT_ONCE' });
    expect((await dana.ask(REVOKE_KEY, { id })).revokeApiKey.status).toBe('REVOKED');
  });

  it('is for those who may manage the API', async () => {
    const input = { name: 'Sync', scopes: ['customers.read'] };
    for (const role of ['MANAGER', 'FIELD_AGENT', 'BOOKKEEPER', 'VIEWER'] as const) {
      await inRole(app, dana, role).refused('FORBIDDEN', LIST_KEYS);
      await inRole(app, dana, role).refused('FORBIDDEN', CREATE_KEY, { input });
    }
    await inRole(app, dana, 'ADMIN').ask(CREATE_KEY, { input });
  });

  it('says at which field something is wrong', async () => {
    const wrong = { name: ' ', scopes: ['team.manage'], networks: ['10.0.0.0/40'], expiresInDays: 31 };
    const { extensions } = await dana.refused('VALIDATION_FAILED', CREATE_KEY, { input: wrong });
    expect(extensions.fields?.map(({ path }) => path)).toEqual(['name', 'scopes.0', 'networks.0', 'expiresInDays']);
    const empty = await dana.refused('VALIDATION_FAILED', CREATE_KEY, { input: { name: 'Sync', scopes: [] } });
    expect(empty.message).toBe('Choose at least one thing that the key may do');
  });

  it('gives what changes a thing the right to read it too', async () => {
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

  it('stays possible, as ending one does, where the plan lets nothing else be changed', async () => {
    const { id } = await programOf(dana);
    await endTrial(app, dana);
    expect((await dana.ask(REVOKE_KEY, { id })).revokeApiKey.status).toBe('REVOKED');
  });
});

describe('a key ends', () => {
  it('by itself when its time is over', async () => {
    const program = await programOf(dana, { expiresInDays: 30 });
    ahead = 30 * DAY - 60_000;
    await program.ask(READ);
    ahead = 30 * DAY + 60_000;
    expect((await program.refused('UNAUTHENTICATED', READ)).message).toBe('This API key has expired');
    await dana.refused('INVALID_STATE', ROTATE_KEY, { id: program.id, overlap: 'AT_ONCE' });
  });

  it('by being revoked, at once and on every node', async () => {
    const other = await openApp(app.databaseUrl);
    const program = await programOf(dana);
    await program.ask(READ);
    await program.at(other.address).ask(READ);
    await dana.ask(REVOKE_KEY, { id: program.id });
    expect((await program.refused('UNAUTHENTICATED', READ)).message).toBe('This API key was revoked');
    await expect.poll(async () => (await program.at(other.address).send(READ)).status).toBe(401);
    await dana.refused('INVALID_STATE', ROTATE_KEY, { id: program.id, overlap: 'AT_ONCE' });
    const { activities } = await dana.ask('{ activities(first: 2) { nodes { type summary actorName } } }');
    expect(activities.nodes).toEqual([
      { type: 'key.revoked', summary: 'Revoked the API key Sync', actorName: 'Dana Ruiz' },
      { type: 'key.created', summary: 'Made the API key Sync', actorName: 'Dana Ruiz' },
    ]);
  });

  it('not when its maker leaves: it is the business’s, and listed with who made it', async () => {
    const program = await programOf(dana);
    await sql`delete from memberships where business_id = ${businessOf(app, dana)}`.execute(
      app.services.database.em.getKysely(),
    );
    await program.ask(READ);
    expect((await dana.ask(LIST_KEYS)).apiKeys).toMatchObject([{ createdByName: 'Dana Ruiz' }]);
  });
});

describe('rotating a key', () => {
  it.each([
    ['AT_ONCE', 0],
    ['ONE_DAY', 1],
    ['SEVEN_DAYS', 7],
  ])('%s has the old text work on for %i days, beside the new one', async (overlap, days) => {
    const old = await programOf(dana);
    await old.ask(READ);
    const { rotateApiKey } = await dana.ask(ROTATE_KEY, { id: old.id, overlap });
    const fresh = new Program(app.address, old.id, rotateApiKey.text);
    expect(fresh.text).not.toBe(old.text);
    await fresh.ask(READ);
    if (days > 0) {
      ahead = days * DAY - 60_000;
      await old.ask(READ);
    }
    ahead = days * DAY + 60_000;
    await old.refused('UNAUTHENTICATED', READ);
    await fresh.ask(READ);
  });

  it('tells which of them is still in use', async () => {
    const old = await programOf(dana);
    await dana.ask(ROTATE_KEY, { id: old.id, overlap: 'ONE_DAY' });
    await old.ask(READ);
    await app.services.usageLog.flush();
    const [{ secrets }] = (await dana.ask(LIST_KEYS)).apiKeys;
    expect(secrets).toMatchObject([
      { endsAt: null, lastUsedAt: null },
      { endsAt: expect.any(String), lastUsedAt: expect.any(String) },
    ]);
  });
});

describe('a list of addresses', () => {
  it('holds for addresses and networks of both kinds, as a trusted proxy tells them', async () => {
    const networks = ['203.0.113.7', '198.51.100.0/24', '2001:db8:1::/48'];
    const program = await programOf(dana, { networks });
    const statusFrom = async (network: string) => (await program.answerTo(READ, network)).status;
    for (const inside of ['203.0.113.7', '198.51.100.200', '2001:db8:1:2::3', '::ffff:203.0.113.7'])
      expect(await statusFrom(inside)).toBe(200);
    for (const outside of ['203.0.113.8', '198.51.101.1', '2001:db8:2::1']) expect(await statusFrom(outside)).toBe(403);
    const refused = await (await program.answerTo(READ, '203.0.113.8')).json();
    expect(refused).toMatchObject({ errors: [{ message: 'This API key may not be used from 203.0.113.8' }] });
  });

  it('can be changed, with what the key may do, and holds from that moment on', async () => {
    const program = await programOf(dana);
    await program.ask(READ);
    const input = { name: 'Narrowed', scopes: ['quotes.read'], networks: ['203.0.113.7'] };
    expect((await dana.ask(UPDATE_KEY, { id: program.id, input })).updateApiKey).toMatchObject(input);
    expect((await program.answerTo('{ quotes { totalCount } }', '203.0.113.8')).status).toBe(403);
    const answer = await (await program.answerTo(READ, '203.0.113.7')).json();
    expect(answer).toMatchObject({ errors: [{ message: 'This API key does not have the scope customers.read' }] });
  });
});
