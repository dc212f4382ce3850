import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PlannedForValue } from '#db/connection/statementNames.ts';
import { type Database, openDatabase } from '#db/orm.ts';
import { readWithTenant, withoutTenant, withTenant } from '#db/tenancy/tenantContext.ts';
import { TENANT_ROLE } from '#db/tenancy/tenantSchema.ts';
import { cleanUpAfterFile } from '#tests/support/cleanup.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { execute } from '#tests/support/execute.ts';

const mine = uuidv7();
const theirs = uuidv7();
const user = `tester_${randomBytes(6).toString('hex')}`;
let owners: string;
/** A single connection with a user who has the app's rights and is not an administrator. */
let database: Database;

beforeAll(async () => {
  owners = await createTestDatabase();
  await execute(
    owners,
    `create role ${user} login password 'test'; grant ${TENANT_ROLE} to ${user}; grant all on all tables in schema public to ${user}`,
  );
  cleanUpAfterFile(() => execute(owners, `drop owned by ${user}; drop role ${user}`));
  const url = Object.assign(new URL(owners), { username: user, password: 'test' });
  database = await openDatabase({ url: url.href, poolSize: 1 });
  cleanUpAfterFile(() => database.close(true));
  for (const [index, id] of [mine, theirs].entries())
    await sql`
      insert into businesses (id, name, time_zone, trial_ends_at, created_at, updated_at)
      values (${id}, ${`Business ${index}`}, 'UTC', now(), now(), now())
    `.execute(database.em.getKysely());
});

const kysely = () => database.em.getKysely();
const names = async () =>
  (await sql<{ name: string }>`select name from businesses order by id`.execute(kysely())).rows.map(({ name }) => name);
const rename = () => sql`update businesses set name = 'Mine now'`.execute(kysely());

describe('where the database cannot restrict a connection', () => {
  beforeEach(async () => {
    // Not limited to a business: an unrestricted statement would have these rights.
    await execute(owners, `grant ${TENANT_ROLE} to ${user}`);
    expect(await withoutTenant(names)).toHaveLength(2);
    await execute(owners, `revoke ${TENANT_ROLE} from ${user}`);
  });

  const refused = { code: '42501' };

  async function nothingHappened() {
    expect(await withoutTenant(names)).toEqual(['Business 0', 'Business 1']);
    await execute(owners, `grant ${TENANT_ROLE} to ${user}`);
    expect(await withTenant(theirs, names)).toEqual(['Business 1']);
    expect(await withTenant(mine, names)).toEqual(['Business 0']);
  }

  it('a read fails', async () => {
    await expect(withTenant(mine, names)).rejects.toMatchObject(refused);
    await nothingHappened();
  });

  it('reads that share its connection fail too', async () => {
    const together = [mine, mine, theirs, theirs].map((business) => withTenant(business, names));
    for (const read of await Promise.allSettled(together)) expect(read).toMatchObject({ reason: refused });
    await nothingHappened();
  });

  it('a write is not sent', async () => {
    await expect(withTenant(mine, rename)).rejects.toMatchObject(refused);
    await nothingHappened();
  });

  it('a select that writes is not sent', async () => {
    const write = sql`with changed as (update businesses set name = 'Mine now' returning 1) select * from changed`;
    await expect(withTenant(mine, () => write.execute(kysely()))).rejects.toMatchObject(refused);
    await nothingHappened();
  });

  it('no transaction starts', async () => {
    const work = withTenant(mine, () =>
      database.em.fork().transactional((em) => sql`update businesses set name = 'Mine now'`.execute(em.getKysely())),
    );
    await expect(work).rejects.toMatchObject(refused);
    await nothingHappened();
  });
});

describe('a connection used by several businesses in turn', () => {
  const nameOf = async (id: string) =>
    (await sql<{ name: string }>`select name from businesses where id = ${id}`.execute(kysely())).rows;

  it('returns rows of the respective business only', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await withTenant(mine, () => nameOf(mine))).toEqual([{ name: 'Business 0' }]);
      expect(await withTenant(theirs, () => nameOf(mine))).toEqual([]);
    }
  });

  it('is restricted again after a failed read', async () => {
    const divided = (by: number) => sql`select 1 / ${by}::int as result`.execute(kysely());
    await withTenant(mine, () => nameOf(mine));
    await expect(withTenant(theirs, () => divided(0))).rejects.toMatchObject({ code: '22012' });
    expect(await withTenant(theirs, () => nameOf(mine))).toEqual([]);
    await expect(withTenant(mine, () => divided(0))).rejects.toMatchObject({ code: '22012' });
    expect(await withTenant(theirs, () => nameOf(theirs))).toEqual([{ name: 'Business 1' }]);
    expect((await withTenant(theirs, () => divided(1))).rows).toEqual([{ result: 1 }]);
  });

  describe('is restricted again after an unfinished transaction:', () => {
    const inTransaction = (business: string, ...statements: RawBuilder<unknown>[]) =>
      withTenant(business, () =>
        database.em.fork().transactional(async (em) => {
          for (const statement of statements) await statement.execute(em.getKysely());
        }),
      );
    const divided = sql`select 1 / ${0}::int`;
    const renamed = (id: string) => sql`update businesses set name = 'Renamed' where id = ${id}`;
    const orphaned = sql`
      insert into memberships (business_id, id, user_id, role, created_at)
      values (${theirs}, ${uuidv7()}, ${uuidv7()}, 'OWNER', now())
    `;

    it.each([
      ['its first statement failed', [divided], '22012'],
      ['a later one failed', [renamed(theirs), divided], '22012'],
      ['its commit was refused', [renamed(theirs), orphaned], '23503'],
      ['one without values came first', [sql`savepoint here`, renamed(theirs), divided], '22012'],
    ])('%s', async (_why, statements, code) => {
      await expect(inTransaction(theirs, ...statements)).rejects.toMatchObject({ code });
      expect(await withTenant(theirs, () => nameOf(theirs))).toEqual([{ name: 'Business 1' }]);
      expect(await withTenant(mine, () => nameOf(theirs))).toEqual([]);
      await expect(inTransaction(theirs, ...statements)).rejects.toMatchObject({ code });
      expect(await withTenant(mine, () => nameOf(mine))).toEqual([{ name: 'Business 0' }]);
    });

    it('no statement was sent in it', async () => {
      await inTransaction(theirs);
      expect(await withTenant(mine, () => nameOf(mine))).toEqual([{ name: 'Business 0' }]);
      expect(await withTenant(theirs, () => nameOf(theirs))).toEqual([{ name: 'Business 1' }]);
    });

    it('writes nothing into another business', async () => {
      await inTransaction(theirs, renamed(mine));
      expect(await withoutTenant(names)).toEqual(['Business 0', 'Business 1']);
    });
  });

  it('cannot write in a read transaction', async () => {
    await expect(readWithTenant(mine, rename)).rejects.toMatchObject({ code: '25006' });
    expect(await withoutTenant(names)).toEqual(['Business 0', 'Business 1']);
  });

  it('uses generic plans, but custom plans for patterns', async () => {
    const plansFor = async (condition: RawBuilder<unknown>) =>
      (
        await sql<{ plans: string }>`select current_setting('plan_cache_mode') as plans where ${condition}`.execute(
          kysely(),
        )
      ).rows[0]?.plans;
    const pattern = sql`'harbor' like ${new PlannedForValue('%arb%')}`;
    for (const within of [withTenant, readWithTenant]) {
      expect(await within(mine, () => plansFor(sql`${1}::int = 1`))).toBe('force_generic_plan');
      expect(await within(mine, () => plansFor(pattern))).toBe('auto');
    }
    expect(await withoutTenant(() => plansFor(sql`${1}::int = 1`))).toBe('auto');
  });

  it('keeps no tenant, role or time limit after a response', async () => {
    const settings = () =>
      sql`select current_setting('whorl.business', true) as business, current_setting('search_path') as path,
        current_user::text as role`
        .execute(kysely())
        .then(({ rows }) => rows[0]);
    await withTenant(mine, names);
    await readWithTenant(mine, names);
    await inTransactionOf(mine);
    expect(await withoutTenant(settings)).toEqual({ business: '', path: '"$user", public', role: user });
  });

  const inTransactionOf = (business: string) =>
    withTenant(business, () => database.em.fork().transactional((em) => sql`select 1`.execute(em.getKysely())));
});

describe('concurrent statements over one connection', () => {
  const asked = fc.record({
    by: fc.constantFrom(mine, theirs, undefined),
    reads: fc.boolean(),
    what: fc.constantFrom('names', 'pattern', 'unprepared', 'fails', 'fails to be prepared'),
  });
  type Asked = typeof asked extends fc.Arbitrary<infer A> ? A : never;
  const conditions = {
    names: sql`id = any(${[mine, theirs]})`,
    pattern: sql`name like ${new PlannedForValue('Business %')}`,
    unprepared: sql`true`,
    fails: sql`1 / ${0}::int = 1`,
    'fails to be prepared': sql`nothing = ${1}`,
  };

  function answerTo({ by, reads, what }: Asked): Promise<unknown> {
    const work = () =>
      sql<{ name: string }>`select name from businesses where ${conditions[what]} order by id`.execute(kysely()).then(
        ({ rows }) => rows.map(({ name }) => name),
        ({ code }) => code,
      );
    if (by === undefined) return withoutTenant(work);
    return reads ? readWithTenant(by, work) : withTenant(by, work);
  }

  const expected = ({ by, what }: Asked) => {
    if (what === 'fails') return '22012';
    if (what === 'fails to be prepared') return '42703';
    return [mine, theirs].flatMap((id, n) => (!by || id === by ? [`Business ${n}`] : []));
  };

  it('each run for their own business, even if others fail', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(asked, { maxLength: 12 }), async (together) => {
        expect(await Promise.all(together.map(answerTo))).toEqual(together.map(expected));
      }),
      { numRuns: 100 },
    );
  });
});

it('a connection killed during a transaction is replaced', async () => {
  const killed = withTenant(mine, () =>
    database.em.fork().transactional(async (em) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(em.getKysely());
      await execute(owners, `select pg_terminate_backend(${rows[0]!.pid})`);
      await sql`select 1`.execute(em.getKysely());
    }),
  );
  await expect(killed).rejects.toThrow();
  expect(await withTenant(mine, names)).toEqual(['Business 0']);
});
