import 'reflect-metadata';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { chainsThatDiffer } from '#server/features/audit/notedHeads.ts';
import { endedChain, missingGuards, verifyAudit } from '#server/features/audit/verifyAudit.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { byForce, entriesOf, memberOf, verified, withClient } from '#tests/support/audit.ts';
import { endGracePeriod } from '#tests/support/closures.ts';
import { type Biller, RECORD_PAYMENT, withDebtor } from '#tests/support/invoices.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { runProgram } from '#tests/support/server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const CUSTOMER = 'mutation ($name: String!) { createCustomer(input: { name: $name }) { id } }';

/** A member whose business has a chain of some entries. */
async function withChain(): Promise<{ dana: GraphQLPerson; businessId: string; entries: number }> {
  const dana = await app.professional();
  for (const name of ['One', 'Two', 'Three']) await dana.ask(CUSTOMER, { name });
  const { entries, problem } = await verified(app, dana);
  expect(problem).toBeUndefined();
  return { dana, businessId: memberOf(app, dana).businessId, entries };
}

describe('the audit chain', () => {
  it('has each entry at its number, with a hash over the previous one', async () => {
    const { dana, entries } = await withChain();
    const log = await entriesOf(dana);
    expect(log.map(({ number }) => number)).toEqual(Array.from({ length: entries }, (_, at) => entries - at));
    expect(new Set(log.map(({ hash }) => hash)).size).toBe(entries);
    expect(log.every(({ hash }) => /^[0-9a-f]{64}$/.test(hash ?? ''))).toBe(true);
  });

  it('is intact and without gaps after concurrent commands, without deadlocks', async () => {
    const dana = await withDebtor(await app.professional());
    const { id } = await dana.owing(100_000);
    const { entries } = await verified(app, dana.person);
    const answers = await Promise.all([
      ...Array.from({ length: 50 }, () =>
        dana.person.send(RECORD_PAYMENT, { input: { invoiceId: id, amountCents: 100, method: 'CASH' } }),
      ),
      ...Array.from({ length: 50 }, (_, at) => dana.person.send(CUSTOMER, { name: `Customer ${at}` })),
    ]);
    expect(answers.flatMap(({ errors }) => errors ?? [])).toEqual([]);
    expect(await verified(app, dana.person)).toMatchObject({ entries: entries + 100, problem: undefined });
  });

  it('has one link for each activity, in any mix of commands of two businesses', async () => {
    const [dana, kim] = [await withDebtor(await app.professional()), await withDebtor(await app.professional())];
    const invoices = new Map([
      [dana, (await dana.owing(1_000_000)).id],
      [kim, (await kim.owing(1_000_000)).id],
    ]);
    const before = new Map([
      [dana, (await verified(app, dana.person)).entries],
      [kim, (await verified(app, kim.person)).entries],
    ]);
    const acts: Record<string, (biller: Biller) => Promise<unknown>> = {
      pay: (biller) => biller.pay(invoices.get(biller)!, 100),
      rename: (biller) =>
        biller.person.ask('mutation ($name: String!) { updateProfile(input: { fullName: $name }) { id } }', {
          name: `Dana ${Math.random()}`,
        }),
      add: (biller) => biller.person.ask(CUSTOMER, { name: 'New' }),
    };
    const act = fc.record({ who: fc.constantFrom(dana, kim), what: fc.constantFrom('pay', 'rename', 'add') });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 12 }), async (mix) => {
        await Promise.all(mix.map(({ who, what }) => acts[what]!(who)));
        for (const { who } of mix) before.set(who, before.get(who)! + 1);
        for (const biller of [dana, kim])
          expect(await verified(app, biller.person)).toMatchObject({
            entries: before.get(biller),
            problem: undefined,
          });
      }),
      { numRuns: 6 },
    );
  });
});

describe('the database refuses', () => {
  const refused = (statement: string, values: unknown[] = []) =>
    withClient(app.databaseUrl, (client) =>
      expect(client.query(statement, values), statement).rejects.toMatchObject({ code: '42501' }),
    );

  it('to change, delete or insert entries, for every role', async () => {
    const { dana, businessId } = await withChain();
    await refused("update activities set summary = 'Nothing' where business_id = $1", [businessId]);
    await refused('delete from activities where business_id = $1', [businessId]);
    await refused("update audit_links set hash = '' where business_id = $1", [businessId]);
    await refused('delete from audit_links where business_id = $1', [businessId]);
    await refused('insert into audit_links select business_id, 99, gen_random_uuid(), hash from audit_heads');
    await refused('update audit_heads set entries = entries - 1 where business_id = $1', [businessId]);
    await refused('delete from audit_heads where business_id = $1', [businessId]);
    await refused("insert into audit_heads values (gen_random_uuid(), 1, '')");
    await refused("insert into ended_audit_chains values ('', 1, '', now())");
    for (const table of ['activities', 'audit_links', 'audit_heads', 'ended_audit_chains'])
      await refused(`truncate ${table} cascade`);
    expect((await verified(app, dana)).problem).toBeUndefined();
    expect(await withClient(app.databaseUrl, missingGuards)).toEqual([]);
  });
});

describe('audit:verify detects', () => {
  const CHAINED =
    'business_id = $1 and id = (select activity_id from audit_links where business_id = $1 and number = $2)';

  it.each<[string, string, (last: number) => number, string]>([
    ['a change', `update activities set summary = 'Nothing' where ${CHAINED}`, () => 3, 'entry 3 was changed'],
    [
      'a change of where it came from',
      `update activities set address = '198.51.100.1' where ${CHAINED}`,
      () => 2,
      'entry 2 was changed',
    ],
    ['an entry taken out of the middle', `delete from activities where ${CHAINED}`, () => 3, 'entry 3 is missing'],
    [
      'a link taken out of the middle',
      'delete from audit_links where business_id = $1 and number = $2',
      () => 3,
      'entry 3 is missing',
    ],
    ['the newest entry taken out', `delete from activities where ${CHAINED}`, (last) => last, 'is missing'],
  ])('%s', async (_, statement, at, problem) => {
    const { dana, businessId, entries } = await withChain();
    await byForce(app, [statement, [businessId, at(entries)]]);
    expect((await verified(app, dana)).problem).toContain(problem);
  });

  it('a changed row: it names the row and exits with 1', async () => {
    const { businessId, entries } = await withChain();
    const verifying = () =>
      runProgram('whorl', ['audit:verify', '--business', businessId], { DATABASE_URL: app.databaseUrl }).then(
        ({ stdout }) => ({ code: 0, stdout }),
        ({ code, stdout }) => ({ code, stdout }),
      );
    const said = (words: string) => expect.stringContaining(`Business ${businessId}: ${words}`);
    expect(await verifying()).toEqual({ code: 0, stdout: said(`${entries} entries, the chain is whole`) });
    await byForce(app, [`update activities set summary = 'Nothing' where ${CHAINED}`, [businessId, 3]]);
    expect(await verifying()).toEqual({ code: 1, stdout: said('entry 3 was changed') });
  });

  it('that the newest entries and their links were deleted', async () => {
    const { dana, businessId, entries } = await withChain();
    await byForce(
      app,
      [
        'delete from activities using audit_links l where l.business_id = $1 and l.number > $2 and activities.business_id = l.business_id and id = l.activity_id',
        [businessId, entries - 2],
      ],
      ['delete from audit_links where business_id = $1 and number > $2', [businessId, entries - 2]],
    );
    expect((await verified(app, dana)).problem).toBe(`entries ${entries - 1} to ${entries} are missing, the newest`);
  });

  it('an inserted entry, with or without a link', async () => {
    const COPY = `insert into activities select (jsonb_populate_record(a, '{"id": "01900000-0000-7000-8000-000000000001"}')).*
      from activities a where business_id = $1 order by id limit 1`;
    const past = await withChain();
    await byForce(app, [COPY, [past.businessId]]);
    expect((await verified(app, past.dana)).problem).toContain('was put in past the chain');
    expect((await entriesOf(past.dana)).filter(({ number }) => number === null)).toHaveLength(1);

    const linked = await withChain();
    await byForce(
      app,
      [COPY.replace('000000000001', '000000000002'), [linked.businessId]],
      [
        `insert into audit_links select business_id, entries + 1, '01900000-0000-7000-8000-000000000002', hash
         from audit_heads where business_id = $1`,
        [linked.businessId],
      ],
    );
    expect((await verified(app, linked.dana)).problem).toContain('was changed');
  });

  it('a changed entry with a recomputed hash, and a missing head', async () => {
    const { dana, businessId } = await withChain();
    await byForce(app, [
      "update audit_links set hash = sha256('') where business_id = $1 and number = $2",
      [businessId, 2],
    ]);
    expect((await verified(app, dana)).problem).toContain('entry 2 was changed');
    const other = await withChain();
    await byForce(app, ['delete from audit_heads where business_id = $1', [other.businessId]]);
    expect((await verified(app, other.dana)).problem).toBe('the head of the chain is missing');
  });

  it('a completely rewritten chain, by the head stored before', async () => {
    const { dana, businessId } = await withChain();
    const { entries, hash } = await verified(app, dana);
    const noted = { [businessId]: { entries, hash } };
    const differing = () => withClient(app.databaseUrl, (client) => chainsThatDiffer(client, noted));
    await dana.ask(CUSTOMER, { name: 'Four' });
    expect(await differing()).toEqual([]);
    await byForce(
      app,
      ["update activities set summary = 'Nothing' where business_id = $1 and type = 'customer.created'", [businessId]],
      ['delete from audit_links where business_id = $1', [businessId]],
      ['delete from audit_heads where business_id = $1', [businessId]],
      ['select chain_activity(a) from activities a where business_id = $1 order by id', [businessId]],
    );
    expect((await verified(app, dana)).problem).toBeUndefined();
    expect(await differing()).toEqual([businessId]);
  });

  it('a disabled rule', async () => {
    await withClient(app.databaseUrl, (client) =>
      client.query('alter table activities disable trigger activities_keep'),
    );
    expect(await withClient(app.databaseUrl, missingGuards)).toEqual(['activities_keep']);
    await withClient(app.databaseUrl, (client) =>
      client.query('alter table activities enable trigger activities_keep'),
    );
  });
});

it('an erased business takes its chain along; only a record of its end remains', async () => {
  const { dana, businessId, entries } = await withChain();
  const other = await withChain();
  await dana.ask('mutation { closeBusiness(input: { name: "Dana Ruiz" }) { deleteAt } }');
  await endGracePeriod(app, businessId);
  await withClient(app.databaseUrl, async (client) => {
    expect(await endedChain(client, businessId)).toMatchObject({ entries: entries + 1 });
    expect(await endedChain(client, other.businessId)).toBeUndefined();
    const reports = [];
    for await (const report of verifyAudit(client)) reports.push(report);
    expect(reports.map((report) => report.businessId)).not.toContain(businessId);
    expect(reports).toContainEqual(
      expect.objectContaining({ businessId: other.businessId, entries: other.entries, problem: undefined }),
    );
    const head = { entries: entries + 1, hash: '0'.repeat(64) };
    expect(await chainsThatDiffer(client, { [businessId]: head })).toEqual([]);
  });
  const left = await sql`select from ended_audit_chains t where t::text like ${`%${businessId}%`}`.execute(
    app.services.database.em.getKysely(),
  );
  expect(left.rows).toEqual([]);
});
