import { describe, expect, it } from 'vitest';
import { apiLimitsOf } from '#domain/apiKeys/limits.ts';
import { type Program, programOf } from '#tests/support/apiKeys.ts';
import { openApp, startTestApp } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { inLanes } from '#tests/support/lanes.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { hearOfPlan } from '#tests/support/plans.ts';
import { findRedis, startRedis } from '#tests/support/redis.ts';
import { refusedSubscription } from '#tests/support/subscriptions.ts';

const READ = '{ customers(first: 1) { nodes { id } } }';
/** A query that costs 10,101: a page of a hundred nodes with a hundred fields each. */
const costly = `{ customers(first: 100) { nodes { ${Array.from({ length: 100 }, (_, n) => (n < 40 ? `f${n}: id` : 'id')).join(' ')} } } }`;

const app = await startTestApp();

/** Sends a number of requests, four at a time; returns how often each status occurred. */
async function statusesOf(program: Program, times: number, query = READ): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  await inLanes(4, Array.from({ length: times }), async () => {
    const { status } = await program.answerTo(query);
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  return statuses;
}

describe('requests with a key', () => {
  it('have the remaining limit of the plan in each response', async () => {
    const dana = await app.professional();
    const program = await programOf(dana);
    const first = await program.answerTo(READ);
    expect(first.headers.get('ratelimit-policy')).toBe('"requests";q=300;w=60, "cost";q=300000;w=60;qu="cost"');
    expect(first.headers.get('ratelimit')).toMatch(/^"requests";r=299;t=\d+, "cost";r=299997;t=\d+$/);
    // All keys of a business share the limit.
    const second = await (await programOf(dana)).answerTo(READ);
    expect(second.headers.get('ratelimit')).toMatch(/^"requests";r=298;/);
    expect((await fetch(`${app.address}/graphql?query={articleCategories{name}}`)).headers.has('ratelimit')).toBe(
      false,
    );
  });

  it('are refused above the limit, with code, status and Retry-After', async () => {
    const dana = await app.professional();
    await hearOfPlan(app, dana, { tier: 'STARTER' });
    const program = await programOf(dana);
    const { requestsPerMinute } = apiLimitsOf('STARTER');
    expect(await statusesOf(program, requestsPerMinute + 3)).toEqual({ 200: requestsPerMinute, 429: 3 });
    const answer = await program.answerTo(READ);
    expect(answer.status).toBe(429);
    const seconds = Number(answer.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
    expect(answer.headers.get('ratelimit')).toMatch(/^"requests";r=0;t=\d+$/);
    expect(await answer.json()).toMatchObject({
      errors: [
        {
          message: expect.stringMatching(/^Your plan allows 60 requests a minute across all API keys. Try again in/),
          extensions: { code: 'RATE_LIMITED', retryAfterSeconds: seconds },
        },
      ],
    });
    // Downloads count too, and people are not limited by their programs.
    expect((await program.get(`/invoices/${program.id}.pdf`)).status).toBe(429);
    await dana.ask(READ);
  });

  it('are refused above the cost limit, while cheaper ones still run', async () => {
    const dana = await app.professional();
    await hearOfPlan(app, dana, { tier: 'STARTER' });
    const program = await programOf(dana);
    const cost = Number(/"cost";r=(\d+)/.exec((await program.answerTo(costly)).headers.get('ratelimit')!)?.[1]);
    const each = apiLimitsOf('STARTER').costPerMinute - cost;
    const fit = Math.floor(apiLimitsOf('STARTER').costPerMinute / each);
    expect(fit).toBeLessThan(20);
    expect(await statusesOf(program, fit + 1, costly)).toEqual({ 200: fit - 1, 429: 2 });
    const refused = await program.answerTo(costly);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refused.json()).toMatchObject({
      errors: [
        { message: expect.stringContaining('60,000 points of cost a minute'), extensions: { code: 'RATE_LIMITED' } },
      ],
    });
    expect((await program.answerTo(READ)).status).toBe(200);
  });

  it('of a session are refused only above a rate that no person reaches', async () => {
    const node = await openApp(app.databaseUrl, { PERSON_REQUESTS_PER_MINUTE: '600' });
    const dana = await app.professional();
    const there = new GraphQLPerson(node.address, dana.account, dana.accessToken);
    let refused = 0;
    await inLanes(8, Array.from({ length: 603 }), async () => {
      const { status, errors } = await there.send('{ articleCategories { name } }');
      if (status !== 429) return;
      refused += 1;
      expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED' } }]);
    });
    expect(refused).toBe(3);
    await refusedSubscription('RATE_LIMITED', node, there, 'subscription { activity { type } }');
  });
});

it.skipIf(!findRedis())('are counted across nodes with Redis, and per node while it is unavailable', async () => {
  const redis = await startRedis();
  const databaseUrl = await createTestDatabase();
  const environment = { REDIS_URL: redis.url };
  const [one, other] = [await openApp(databaseUrl, environment), await openApp(databaseUrl, environment)];
  const dana = await GraphQLPerson.signUp(one.address, {
    fullName: 'Dana Ruiz',
    email: 'dana@example.com',
    password: 'Correct-horse1',
  });
  const program = await programOf(dana);
  const left = async (address: string) =>
    Number(/r=(\d+)/.exec((await program.at(address).answerTo(READ)).headers.get('ratelimit') ?? '')?.[1]);
  expect([await left(one.address), await left(other.address), await left(one.address)]).toEqual([299, 298, 297]);
  redis.hang();
  expect(await left(other.address)).toBe(299);
  const began = performance.now();
  for (let count = 1; count <= 10; count += 1) expect(await left(other.address)).toBe(299 - count);
  expect(performance.now() - began).toBeLessThan(3_000);
  redis.resume();
  await expect.poll(async () => (await left(one.address)) - (await left(other.address))).toBe(1);
  await redis.end();
  await expect.poll(() => left(one.address)).toBe(299);
});
