import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/orm.ts';
import { aboveBusinesses } from '#db/tenancy/acting.ts';
import { withNext } from '#db/withNext.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { whenDone } from '#tests/support/endings.ts';
import { execute } from '#tests/support/execute.ts';

/** One connection, so that what it has prepared is known. */
let database: Database;
/** How often PostgreSQL has said over it that it is ready for more: once for each exchange. */
let exchanges = 0;

beforeAll(async () => {
  const url = await createTestDatabase();
  await execute(url, 'create table written (number int check (number > 0))');
  database = await openDatabase({ url, poolSize: 1 });
  whenDone(() => database.close(true));
  const pool: Pool = await database.em.getConnection().getNativeClient();
  const client = await pool.connect();
  const { connection } = client as unknown as { connection: NodeJS.EventEmitter };
  connection.on('readyForQuery', () => {
    exchanges += 1;
  });
  client.release();
});

const write = (number: number) => sql`insert into written values (${number}::int)`;
const count = sql<{ number: number }>`select number from written where number > ${0}::int order by number`;
const written = async () =>
  (await aboveBusinesses(() => count.execute(database.em.getKysely()))).rows.map(({ number }) => number);

/** The statements in one transaction, and what the last of them answers. */
const inTransaction = (...statements: RawBuilder<unknown>[]) =>
  aboveBusinesses(() =>
    database.em.fork().transactional(async (em) => {
      let rows: unknown[] = [];
      for (const statement of statements) ({ rows } = await statement.execute(em.getKysely()));
      return rows;
    }),
  );

describe('a statement that leaves with the next', () => {
  beforeEach(async () => {
    // From here on all of them are prepared, and a transaction's beginning waits for its first statement.
    await inTransaction(withNext(write(1)), write(1), count);
    await aboveBusinesses(() => sql`delete from written where number > ${0}::int`.execute(database.em.getKysely()));
    exchanges = 0;
  });

  it('takes no exchange of its own, and is carried out before it', async () => {
    const seen = await inTransaction(withNext(write(1)), withNext(write(2)), count, withNext(write(3)));
    expect(exchanges).toBe(2);
    expect(seen).toEqual([]);
    expect(await inTransaction(count)).toEqual([{ number: 1 }, { number: 2 }, { number: 3 }]);
  });

  it('answers nothing, and what it leaves with answers its own', async () => {
    expect(await inTransaction(withNext(write(1)), withNext(count), count)).toEqual([{ number: 1 }]);
  });

  it.each([
    ['the commit', []],
    ['another statement', [write(2)]],
    ['another that answers rows', [count]],
    ['one without values', [sql`savepoint here`]],
  ])('fails with %s, and nothing is kept', async (_what, next) => {
    await expect(inTransaction(write(1), withNext(write(0)), ...next)).rejects.toMatchObject({ code: '23514' });
    await expect(inTransaction(withNext(write(0)), ...next)).rejects.toMatchObject({ code: '23514' });
    expect(await written()).toEqual([]);
    await inTransaction(withNext(write(4)));
    expect(await written()).toEqual([4]);
  });

  it('is not sent where the transaction is called off', async () => {
    const called = new Error('called off');
    const callOff = aboveBusinesses(() =>
      database.em.fork().transactional(async (em) => {
        await withNext(write(1)).execute(em.getKysely());
        throw called;
      }),
    );
    await expect(callOff).rejects.toBe(called);
    expect(exchanges).toBe(0);
    expect(await written()).toEqual([]);
  });

  it('is sent by itself as long as the connection has not prepared it', async () => {
    const unknown = withNext(sql`insert into written values (${5}::int), (${6}::int)`);
    await inTransaction(unknown);
    expect(exchanges).toBe(2);
    await inTransaction(unknown);
    expect(exchanges).toBe(3);
    expect(await written()).toEqual([5, 5, 6, 6]);
  });
});
