import { randomBytes } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/orm.ts';
import { aboveBusinesses, inBusiness } from '#db/tenancy/acting.ts';
import { TENANT_ROLE } from '#db/tenancy/confine.ts';
import { withNext } from '#db/withNext.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { whenDone } from '#tests/support/endings.ts';
import { execute } from '#tests/support/execute.ts';

const mine = uuidv7();
const theirs = uuidv7();
const user = `tester_${randomBytes(6).toString('hex')}`;
let owners: string;
/** One connection, under a user who can do with the tables whatever the app's own can, and is no administrator. */
let database: Database;

beforeAll(async () => {
  owners = await createTestDatabase();
  await execute(
    owners,
    `create role ${user} login password 'test'; grant ${TENANT_ROLE} to ${user}; grant all on all tables in schema public to ${user}`,
  );
  whenDone(() => execute(owners, `drop owned by ${user}; drop role ${user}`));
  const url = Object.assign(new URL(owners), { username: user, password: 'test' });
  database = await openDatabase({ url: url.href, poolSize: 1 });
  whenDone(() => database.close(true));
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

describe('where the database refuses to confine a connection', () => {
  beforeEach(async () => {
    // Above businesses, whose rights a statement that is not held back would have.
    await execute(owners, `grant ${TENANT_ROLE} to ${user}`);
    expect(await aboveBusinesses(names)).toHaveLength(2);
    await execute(owners, `revoke ${TENANT_ROLE} from ${user}`);
  });

  const refused = { code: '42501' };

  async function nothingHappened() {
    expect(await aboveBusinesses(names)).toEqual(['Business 0', 'Business 1']);
    await execute(owners, `grant ${TENANT_ROLE} to ${user}`);
    expect(await inBusiness(theirs, names)).toEqual(['Business 1']);
    expect(await inBusiness(mine, names)).toEqual(['Business 0']);
  }

  it('a read is answered with that', async () => {
    await expect(inBusiness(mine, names)).rejects.toMatchObject(refused);
    await nothingHappened();
  });

  it('so are reads that share it', async () => {
    const together = [mine, mine, theirs, theirs].map((business) => inBusiness(business, names));
    for (const read of await Promise.allSettled(together)) expect(read).toMatchObject({ reason: refused });
    await nothingHappened();
  });

  it('a write is not sent', async () => {
    await expect(inBusiness(mine, rename)).rejects.toMatchObject(refused);
    await nothingHappened();
  });

  it('nor is a select that writes', async () => {
    const write = sql`with changed as (update businesses set name = 'Mine now' returning 1) select * from changed`;
    await expect(inBusiness(mine, () => write.execute(kysely()))).rejects.toMatchObject(refused);
    await nothingHappened();
  });

  it('no transaction is begun', async () => {
    const work = inBusiness(mine, () =>
      database.em.fork().transactional((em) => sql`update businesses set name = 'Mine now'`.execute(em.getKysely())),
    );
    await expect(work).rejects.toMatchObject(refused);
    await nothingHappened();
  });
});

describe('one connection that acts for one business after the other', () => {
  const nameOf = async (id: string) =>
    (await sql<{ name: string }>`select name from businesses where id = ${id}`.execute(kysely())).rows;

  it('shows each its own and nothing of the other’s', async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await inBusiness(mine, () => nameOf(mine))).toEqual([{ name: 'Business 0' }]);
      expect(await inBusiness(theirs, () => nameOf(mine))).toEqual([]);
    }
  });

  it('is confined anew after a read that failed', async () => {
    const divided = (by: number) => sql`select 1 / ${by}::int as result`.execute(kysely());
    await inBusiness(mine, () => nameOf(mine));
    await expect(inBusiness(theirs, () => divided(0))).rejects.toMatchObject({ code: '22012' });
    expect(await inBusiness(theirs, () => nameOf(mine))).toEqual([]);
    await expect(inBusiness(mine, () => divided(0))).rejects.toMatchObject({ code: '22012' });
    expect(await inBusiness(theirs, () => nameOf(theirs))).toEqual([{ name: 'Business 1' }]);
    expect((await inBusiness(theirs, () => divided(1))).rows).toEqual([{ result: 1 }]);
  });

  describe('is confined anew after a transaction that came to nothing:', () => {
    const inTransaction = (business: string, ...statements: RawBuilder<unknown>[]) =>
      inBusiness(business, () =>
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

    beforeEach(async () => {
      // From here on a transaction's beginning waits for its first statement.
      await inTransaction(mine, sql`select ${1}::int`);
    });

    it.each([
      ['its first statement failed', [divided], '22012'],
      ['a later one failed', [renamed(theirs), divided], '22012'],
      ['its commit was refused', [renamed(theirs), orphaned], '23503'],
      ['what left with its commit failed', [renamed(theirs), withNext(divided)], '22012'],
      ['all of it left with its commit', [withNext(renamed(theirs)), withNext(divided)], '22012'],
      ['one without values came first', [sql`savepoint here`, renamed(theirs), divided], '22012'],
    ])('%s', async (_why, statements, code) => {
      await expect(inTransaction(theirs, ...statements)).rejects.toMatchObject({ code });
      expect(await inBusiness(theirs, () => nameOf(theirs))).toEqual([{ name: 'Business 1' }]);
      expect(await inBusiness(mine, () => nameOf(theirs))).toEqual([]);
      await expect(inTransaction(theirs, ...statements)).rejects.toMatchObject({ code });
      expect(await inBusiness(mine, () => nameOf(mine))).toEqual([{ name: 'Business 0' }]);
    });

    it('nothing was asked in it', async () => {
      await inTransaction(theirs);
      expect(await inBusiness(mine, () => nameOf(mine))).toEqual([{ name: 'Business 0' }]);
      expect(await inBusiness(theirs, () => nameOf(theirs))).toEqual([{ name: 'Business 1' }]);
    });

    it('of another business, nothing is written', async () => {
      await inTransaction(theirs, renamed(mine));
      expect(await aboveBusinesses(names)).toEqual(['Business 0', 'Business 1']);
    });
  });

  it('plans once for any values, each time for what is searched', async () => {
    const plansFor = async (condition: RawBuilder<unknown>) =>
      (
        await sql<{ plans: string }>`select current_setting('plan_cache_mode') as plans where ${condition}`.execute(
          kysely(),
        )
      ).rows[0]?.plans;
    const anything = sql`${1}::int = 1`;
    const searched = sql`'harbor' like ${'%arb%'}`;
    for (const business of [mine, theirs, theirs])
      for (const [condition, plans] of [
        [anything, 'force_generic_plan'],
        [searched, 'force_custom_plan'],
        [searched, 'force_custom_plan'],
        [anything, 'force_generic_plan'],
      ] as const)
        expect(await inBusiness(business, () => plansFor(condition))).toBe(plans);
    expect(await aboveBusinesses(() => plansFor(anything))).toBe('auto');
  });
});
