import 'reflect-metadata';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { MOST_REQUESTS_KEPT, USAGE_DAYS } from '#domain/apiKeys/lifetime.ts';
import { forgetApiRequests } from '#server/features/apiKeys/index.ts';
import { LIST_KEYS, type Program, programOf } from '#tests/support/apiKeys.ts';
import { openApp, startTestApp } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { businessOf } from '#tests/support/plans.ts';

const LOG = `query ($filter: ApiRequestFilter, $first: Int, $after: String) {
  apiRequests(filter: $filter, first: $first, after: $after) {
    totalCount nodes { keyName operation statusCode status code durationMs milliseconds cost address } pageInfo { hasNextPage endCursor }
  }
}`;
const USAGE = 'query ($keyId: ID) { apiUsage(keyId: $keyId) { day requests errors } }';
const NAMED = 'query Everybody { customers(first: 2) { nodes { id name } } }';

const app = await startTestApp();
const database = () => app.services.database.em.getKysely();

async function logOf(person: GraphQLPerson, variables: Record<string, unknown> = {}) {
  await app.services.usageLog.flush();
  return (await person.ask(LOG, variables)).apiRequests;
}

async function usageOf(person: GraphQLPerson, keyId?: string) {
  await app.services.usageLog.flush();
  return (await person.ask(USAGE, { keyId })).apiUsage;
}

describe('the request log', () => {
  it('records operation, key, network, result, duration and cost of each request', async () => {
    const dana = await app.professional();
    const program = await programOf(dana, { name: 'Sync', scopes: ['customers.read', 'invoices.read'] });
    const debtor = await withDebtor(dana);
    const { id } = await debtor.owing(5000);
    await program.ask(NAMED);
    await program.ask('{ customers(first: 1) { nodes { id } } }');
    await program.refused('FORBIDDEN', 'mutation Add { createCustomer(input: { name: "Secret Customer" }) { id } }');
    await program.refused('GRAPHQL_VALIDATION_FAILED', '{ nothing }');
    expect((await program.get(`/invoices/${id}.pdf`)).status).toBe(200);
    expect((await program.get(`/quotes/${id}.pdf`)).status).toBe(403);
    const { nodes, totalCount } = await logOf(dana);
    const of = (operation: string, status: number, code: string | null, cost: number) => ({
      keyName: 'Sync',
      operation,
      statusCode: status,
      status,
      code,
      cost,
      durationMs: expect.any(Number),
      milliseconds: expect.any(Number),
      address: '127.0.0.1',
    });
    expect(totalCount).toBe(6);
    expect(nodes).toEqual(
      expect.arrayContaining([
        of('Everybody', 200, null, 7),
        of('query customers', 200, null, 3),
        of('Add', 200, 'FORBIDDEN', 2),
        of('/graphql', 400, 'GRAPHQL_VALIDATION_FAILED', 0),
        of('/invoices/:id.pdf', 200, null, 0),
        of('/quotes/:id.pdf', 403, 'FORBIDDEN', 0),
      ]),
    );
    const { rows } = await sql<{ row: string }>`select r::text as row from api_requests r`.execute(database());
    expect(rows.map(({ row }) => row).join()).not.toContain('Secret Customer');
  });

  it('is paged, and filtered by key and by errors', async () => {
    const dana = await app.professional();
    const [one, other] = [await programOf(dana, { name: 'One' }), await programOf(dana, { name: 'Other' })];
    for (let times = 0; times < 3; times++) await one.ask(NAMED);
    await other.refused('GRAPHQL_VALIDATION_FAILED', '{ nothing }');
    const first = await logOf(dana, { filter: { keyId: one.id }, first: 2 });
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
    const rest = await logOf(dana, { filter: { keyId: one.id }, first: 2, after: first.pageInfo.endCursor });
    expect(rest.nodes).toHaveLength(1);
    expect(await logOf(dana, { filter: { failed: true } })).toMatchObject({ nodes: [{ keyName: 'Other' }] });
    expect(await logOf(dana, { filter: { failed: false, keyId: other.id } })).toMatchObject({ nodes: [] });
    await (await app.professional())
      .ask(LOG, { filter: { keyId: one.id } })
      .then(({ apiRequests }) => expect(apiRequests.nodes).toEqual([]));
  });

  it('records requests with invalid keys too', async () => {
    const dana = await app.professional();
    const program = await programOf(dana, { networks: ['203.0.113.7'] });
    expect((await program.answerTo(NAMED, '203.0.113.8')).status).toBe(403);
    expect((await logOf(dana)).nodes).toMatchObject([{ status: 403, code: 'FORBIDDEN', address: '203.0.113.8' }]);
  });

  it('deletes entries after a week, and all but the newest ten thousand of each business', async () => {
    const [dana, lee] = [await app.professional(), await app.professional()];
    const write = async (person: GraphQLPerson, program: Program, age: string, count: number) =>
      sql`
        insert into api_requests (business_id, id, key_id, occurred_at, operation, status, ms, cost, address)
        select ${businessOf(app, person)}, (select (substr(h, 1, 8) || '-' || substr(h, 9) || '-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid
          from (select lpad(to_hex((extract(epoch from now() - ${age}::interval) * 1000)::bigint), 12, '0') as h) hex),
          ${program.id}, now() - ${age}::interval, 'Named', 200, 1, 1, '127.0.0.1' from generate_series(1, ${count}::int) n
      `.execute(database());
    const [danas, lees] = [await programOf(dana), await programOf(lee)];
    await write(dana, danas, '8 days', 3);
    await write(dana, danas, '6 days', 2);
    await write(lee, lees, '1 day', MOST_REQUESTS_KEPT + 5);
    await forgetApiRequests(app.services);
    expect((await logOf(dana)).totalCount).toBe(2);
    expect((await logOf(lee)).totalCount).toBe(MOST_REQUESTS_KEPT);
  });
});

describe('the usage chart', () => {
  it('counts requests and errors by day, of one key or all, including days without any', async () => {
    const dana = await app.professional();
    const [one, other] = [await programOf(dana), await programOf(dana)];
    await one.ask(NAMED);
    await one.refused('GRAPHQL_VALIDATION_FAILED', '{ nothing }');
    await other.ask(NAMED);
    const all = await usageOf(dana);
    expect(all).toHaveLength(USAGE_DAYS);
    expect(all.at(-1)).toMatchObject({ requests: 3, errors: 1 });
    expect(all.slice(0, -1).every(({ requests }: { requests: number }) => requests === 0)).toBe(true);
    await one.ask(NAMED);
    expect((await usageOf(dana, one.id)).at(-1)).toMatchObject({ requests: 3, errors: 1 });
  });

  it('shows when a key was last used, to the minute', async () => {
    const dana = await app.professional();
    const program = await programOf(dana);
    const lastUsed = async () => {
      await app.services.usageLog.flush();
      return (await dana.ask(LIST_KEYS)).apiKeys[0].lastUsedAt;
    };
    expect(await lastUsed()).toBeNull();
    await program.ask(NAMED);
    const first = await lastUsed();
    expect(Date.parse(first)).toBeGreaterThan(Date.now() - 60_000);
    await program.ask(NAMED);
    expect(await lastUsed()).toBe(first);
  });

  it('is stored when a node stops, and retried while the database is unavailable', async () => {
    const databaseUrl = await createTestDatabase();
    const node = await openApp(databaseUrl);
    const dana = await GraphQLPerson.signUp(node.address, {
      fullName: 'Dana Ruiz',
      email: 'dana@example.com',
      password: 'Correct-horse1',
    });
    const program = await programOf(dana);
    await program.ask(NAMED);
    const kysely = node.services.database.em.getKysely();
    await sql`alter table api_usage rename to api_usage_away`.execute(kysely);
    await node.services.usageLog.flush();
    await sql`alter table api_usage_away rename to api_usage`.execute(kysely);
    await program.ask(NAMED);
    await node.close();
    const next = await openApp(databaseUrl);
    const there = new GraphQLPerson(next.address, dana.account, dana.accessToken);
    expect((await there.ask(USAGE)).apiUsage.at(-1)).toMatchObject({ requests: 2, errors: 0 });
    expect((await there.ask(LOG)).apiRequests.totalCount).toBe(2);
  });
});
