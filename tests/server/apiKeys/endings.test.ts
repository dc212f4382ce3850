import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { LIST_KEYS, Program, programOf, REVOKE_KEY, ROTATE_KEY, UPDATE_KEY } from '#tests/support/apiKeys.ts';
import { openApp, startTestApp, type TestApp } from '#tests/support/app.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { businessOf } from '#tests/support/plans.ts';

const DAY = 24 * 60 * 60 * 1000;
const READ = '{ customers { nodes { id } } }';

let ahead = 0;
const app: TestApp = await startTestApp({}, { clock: () => new Date(Date.now() + ahead) });
let dana: GraphQLPerson;
beforeEach(async () => {
  ahead = 0;
  dana = await app.professional();
});

describe('a key becomes invalid', () => {
  it('when it expires', async () => {
    const program = await programOf(dana, { expiresInDays: 30 });
    ahead = 30 * DAY - 60_000;
    await program.ask(READ);
    ahead = 30 * DAY + 60_000;
    expect((await program.refused('UNAUTHENTICATED', READ)).message).toBe('This API key has expired');
    await dana.refused('INVALID_STATE', ROTATE_KEY, { id: program.id, overlap: 'AT_ONCE' });
  });

  it('when it is revoked, at once and on every node', async () => {
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
      { type: 'key.revoked', summary: 'Revoked API key Sync', actorName: 'Dana Ruiz' },
      { type: 'key.created', summary: 'Created API key Sync', actorName: 'Dana Ruiz' },
    ]);
  });

  it('but not when its creator leaves: it belongs to the business, and the list still names them', async () => {
    const program = await programOf(dana);
    await sql`update memberships set status = 'REMOVED' where business_id = ${businessOf(app, dana)}`.execute(
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
  ])('%s keeps the old secret valid for %i days beside the new one', async (overlap, days) => {
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

  it('shows which secret is still in use', async () => {
    const old = await programOf(dana);
    await dana.ask(ROTATE_KEY, { id: old.id, overlap: 'ONE_DAY' });
    await old.ask(READ);
    await app.services.usageLog.flush();
    const [{ secrets }] = (await dana.ask(LIST_KEYS)).apiKeys;
    expect(secrets).toMatchObject([
      { expiresAt: null, endsAt: null, lastUsedAt: null },
      { expiresAt: expect.any(String), endsAt: expect.any(String), lastUsedAt: expect.any(String) },
    ]);
  });
});

describe('the allowed networks of a key', () => {
  it('are checked for addresses and networks of IPv4 and IPv6, behind a trusted proxy', async () => {
    const networks = ['203.0.113.7', '198.51.100.0/24', '2001:db8:1::/48'];
    const program = await programOf(dana, { networks });
    const statusFrom = async (network: string) => (await program.answerTo(READ, network)).status;
    for (const inside of ['203.0.113.7', '198.51.100.200', '2001:db8:1:2::3', '::ffff:203.0.113.7'])
      expect(await statusFrom(inside)).toBe(200);
    for (const outside of ['203.0.113.8', '198.51.101.1', '2001:db8:2::1']) expect(await statusFrom(outside)).toBe(403);
    const refused = await (await program.answerTo(READ, '203.0.113.8')).json();
    expect(refused).toMatchObject({ errors: [{ message: 'This API key can’t be used from 203.0.113.8' }] });
  });

  it('can be changed with the scopes of the key, effective at once', async () => {
    const program = await programOf(dana);
    await program.ask(READ);
    const input = { name: 'Narrowed', scopes: ['services.read'], networks: ['203.0.113.7'] };
    expect((await dana.ask(UPDATE_KEY, { id: program.id, input })).updateApiKey).toMatchObject(input);
    expect((await program.answerTo('{ services { id } }', '203.0.113.8')).status).toBe(403);
    const answer = await (await program.answerTo(READ, '203.0.113.7')).json();
    expect(answer).toMatchObject({
      errors: [{ message: 'Needs the scope customers.read, which this API key doesn’t have' }],
    });
  });

  it('stay unchanged where an update omits them, like every other field; null clears them', async () => {
    const program = await programOf(dana, { networks: ['203.0.113.7'], scopes: ['services.read'] });
    const change = async (input: object) => (await dana.ask(UPDATE_KEY, { id: program.id, input })).updateApiKey;
    const networks = ['203.0.113.7'];
    expect(await change({ name: 'Renamed' })).toMatchObject({ name: 'Renamed', networks, scopes: ['services.read'] });
    expect(await change({ scopes: ['customers.read'] })).toMatchObject({ name: 'Renamed', networks });
    expect(await change({ networks: null })).toMatchObject({
      name: 'Renamed',
      networks: [],
      scopes: ['customers.read'],
    });
  });
});
