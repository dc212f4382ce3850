import type pg from 'pg';
import { expect, it } from 'vitest';
import { migrate } from '#db/migrate.ts';
import { migrations } from '#db/migrations/index.ts';
import { connectTo, createEmptyDatabase, waitingForLocks } from '#tests/support/database.ts';
import { writeHistory } from '#tests/support/history.ts';

const NAMES = migrations.map(({ name }) => name);
const BEFORE = NAMES.slice(0, NAMES.indexOf('20261128000100_customer_balances'));
const BUSINESS = '01900000-0000-7000-8000-000000000001';

const owed = async (client: pg.Client, from: string) =>
  (await client.query(`select customer_id, sum(cents)::int as cents from (${from}) o group by 1 order by 1`)).rows;

const TRUE = `select customer_id, balance_cents as cents from invoices where status in ('SENT', 'VIEWED', 'PARTIAL')`;

it('balances are right after the migration, including concurrent write-offs', async () => {
  const url = await createEmptyDatabase();
  await migrate(url, BEFORE);
  const client = await connectTo(url);
  await client.query(
    `insert into businesses (id, name, time_zone, trial_ends_at, created_at, updated_at) values ($1, 'B', 'UTC', now(), now(), now())`,
    [BUSINESS],
  );
  await writeHistory(url, BUSINESS, { customers: 30, invoices: 400, quotes: 10 });
  const before = await owed(client, TRUE);

  await client.query('begin');
  await client.query(`update invoices set status = 'WRITTEN_OFF' where id = (
    select id from invoices where status = 'SENT' and balance_cents > 0 order by id limit 1)`);
  const migrated = migrate(url);
  const other = await connectTo(url);
  await expect.poll(() => waitingForLocks(other), { timeout: 60_000 }).toBe(1);
  await client.query('commit');
  await migrated;

  const after = await owed(client, TRUE);
  expect(after).not.toEqual(before);
  expect(await owed(client, 'select * from customer_balances')).toEqual(after);
});
