import fc from 'fast-check';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Database, openDatabase } from '#db/orm.ts';
import { aboveBusinesses, inBusiness } from '#db/tenancy/acting.ts';
import { connectTo, createTestDatabase } from '#tests/support/database.ts';
import { whenDone } from '#tests/support/endings.ts';
import { execute } from '#tests/support/execute.ts';

const mine = uuidv7();
const theirs = uuidv7();
let url: string;

beforeAll(async () => {
  url = await createTestDatabase();
  for (const id of [mine, theirs])
    await execute(
      url,
      `insert into businesses (id, name, time_zone, trial_ends_at, created_at, updated_at)
      values ('${id}', 'of ${id}', 'UTC', now(), now(), now())`,
    );
});

async function open(poolSize: number): Promise<Database> {
  const database = await openDatabase({ url, poolSize });
  whenDone(() => database.close(true));
  return database;
}

const processOf = async (database: Database) =>
  (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.em.getKysely())).rows[0]!.pid;
/** What was asked in this one has left then. */
const nextTurn = () => new Promise(setImmediate);
const processesOf = async (database: Database, reads: number) =>
  new Set(await Promise.all(Array.from({ length: reads }, () => processOf(database))));

describe('reads that are asked in one turn', () => {
  it.each([
    [1, 4],
    [2, 6],
    [3, 8],
  ])('are carried out by %i processes where connections are for as many processors', async (processes, poolSize) => {
    const database = await open(poolSize);
    expect(await processesOf(database, 1)).toHaveProperty('size', 1);
    expect(await processesOf(database, 9)).toHaveProperty('size', processes);
  });

  it('are all answered, also where they are very many', async () => {
    const database = await open(4);
    const asked = Array.from({ length: 500 }, (_, n) => n);
    const answers = await Promise.all(
      asked.map((n) => sql<{ n: number }>`select ${n}::int as n`.execute(database.em.getKysely())),
    );
    expect(answers.map(({ rows }) => rows[0]!.n)).toEqual(asked);
  });

  it.each([1, 2])('are answered beside %i that were asked before them and take long', async (longOnes) => {
    const database = await open(4);
    const other = await connectTo(url);
    await other.query('select pg_advisory_lock(1)');
    const long: Promise<unknown>[] = [];
    for (let n = 0; n < longOnes; n += 1) {
      long.push(sql`select pg_advisory_xact_lock_shared(1)`.execute(database.em.getKysely()));
      await nextTurn();
    }
    expect(await processesOf(database, 9)).toHaveProperty('size', 1);
    await other.query('select pg_advisory_unlock(1)');
    await Promise.all(long);
  });

  it('leave some connections to those who write, in however many turns they are asked', async () => {
    const database = await open(4);
    const asked: Promise<number>[] = [];
    for (let turn = 0; turn < 20; turn += 1) {
      asked.push(processOf(database));
      await nextTurn();
    }
    expect(new Set(await Promise.all(asked)).size).toBeLessThanOrEqual(2);
  });

  it('are all refused where the database takes no connection', async () => {
    const elsewhere = await createTestDatabase();
    const database = await openDatabase({ url: elsewhere, poolSize: 4 });
    whenDone(() => database.close(true));
    await processesOf(database, 9);
    const name = new URL(elsewhere).pathname.slice(1);
    await execute(url, `alter database ${name} allow_connections false`);
    await execute(url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
    const read = () => processOf(database).catch(({ code }) => code);
    // Of those that were open the pool hears in its own time.
    await vi.waitFor(async () => expect(await read()).toBe('55000'));
    expect(await Promise.all(Array.from({ length: 40 }, read))).toEqual(Array(40).fill('55000'));
    await execute(url, `alter database ${name} allow_connections true`);
    expect(await processesOf(database, 9)).toHaveProperty('size', 1);
  });
});

describe('reads that share a connection', () => {
  const read = fc.record({
    by: fc.constantFrom(mine, theirs, undefined),
    what: fc.constantFrom('names', 'search', 'unprepared', 'fails', 'fails to be prepared'),
  });
  type Asked = typeof read extends fc.Arbitrary<infer R> ? R : never;

  function ask(database: Database, { by, what }: Asked): Promise<unknown> {
    const condition = {
      names: sql`id = any(${[mine, theirs]})`,
      search: sql`name like ${'of %'}`,
      unprepared: sql`true`,
      fails: sql`1 / ${0}::int = 1`,
      'fails to be prepared': sql`nothing = ${1}`,
    }[what];
    const work = () =>
      sql<{ name: string }>`select name from businesses where ${condition} order by id`
        .execute(database.em.getKysely())
        .then(
          ({ rows }) => rows.map(({ name }) => name),
          ({ code }) => code,
        );
    return by ? inBusiness(by, work) : aboveBusinesses(work);
  }

  const answer = ({ by, what }: Asked) => {
    if (what === 'fails') return '22012';
    if (what === 'fails to be prepared') return '42703';
    return [mine, theirs].filter((id) => !by || id === by).map((id) => `of ${id}`);
  };

  it('are answered as if each were alone, whomever they act for and whatever becomes of the others', async () => {
    const database = await open(1);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(read, { maxLength: 8 }), { maxLength: 3 }), async (turns) => {
        for (const turn of turns)
          expect(await Promise.all(turn.map((asked) => ask(database, asked)))).toEqual(turn.map(answer));
      }),
      { numRuns: 300 },
    );
  });
});
