import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#db/orm.ts';
import { cleanUpAfterFile } from '#tests/support/cleanup.ts';
import { createTestDatabase } from '#tests/support/database.ts';

/** A single connection, which caches the columns of a statement. */
let database: Database;

beforeAll(async () => {
  database = await openDatabase({ url: await createTestDatabase(), poolSize: 1 });
  cleanUpAfterFile(() => database.close(true));
});

const kysely = () => database.em.getKysely();

describe('a repeated statement on a connection', () => {
  const upTo = (count: number, divisor = 1) =>
    sql<{ n: number; half: string; day: string | null }>`
      select n, (n / 2.0)::numeric(5, 1)::text as half, case when n > 1 then date '2026-03-01' + n end as day
      from generate_series(1, ${count}::int) n where n / ${divisor}::int > 0
    `
      .execute(kysely())
      .then(({ rows }) => rows);

  const three = [
    { n: 1, half: '0.5', day: null },
    { n: 2, half: '1.0', day: '2026-03-03' },
    { n: 3, half: '1.5', day: '2026-03-04' },
  ];

  it('has the same columns, with rows or without', async () => {
    expect(await upTo(0)).toEqual([]);
    expect(await upTo(3)).toEqual(three);
    expect(await upTo(0)).toEqual([]);
    expect(await upTo(3)).toEqual(three);
  });

  it('succeeds after a failure, and so do others', async () => {
    const [first, failed, last] = await Promise.allSettled([upTo(3), upTo(3, 0), upTo(2)]);
    expect(first).toMatchObject({ value: three });
    expect(failed).toMatchObject({ reason: { code: '22012' } });
    expect(last).toMatchObject({ value: three.slice(0, 2) });
  });

  it('does not return outdated columns', async () => {
    await sql`create table changing (one int)`.execute(kysely());
    await sql`insert into changing values (1)`.execute(kysely());
    const read = () =>
      sql`select * from changing where one = ${1}`.execute(kysely()).then(
        ({ rows }) => rows,
        ({ code }) => code,
      );
    expect(await read()).toEqual([{ one: 1 }]);
    await sql`alter table changing add two int default 2`.execute(kysely());
    // Refused, or, among very many statements, prepared again each time.
    expect(['0A000', [{ one: 1, two: 2 }]]).toContainEqual(await read());
  });
});

it('is among a limited number of prepared statements', async () => {
  for (let n = 0; n < 600; n += 1) await sql`select ${n}::int as ${sql.ref(`n${n}`)}`.execute(kysely());
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_prepared_statements`.execute(
    kysely(),
  );
  expect(rows[0]!.count).toBeLessThanOrEqual(500);
  expect((await sql<{ last: number }>`select ${7}::int as last`.execute(kysely())).rows).toEqual([{ last: 7 }]);
});
