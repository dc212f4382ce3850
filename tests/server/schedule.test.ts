import 'reflect-metadata';
import { expect, it } from 'vitest';
import { scheduledJobs } from '#server/schema.ts';
import { startTestApp } from '#tests/support/app.ts';
import { connectTo } from '#tests/support/database.ts';

it('every scheduled job has its schedule in the shipped server, and none in the tests of others', async () => {
  expect(await timed({ hasSchedule: true })).toEqual(Object.keys(scheduledJobs).sort());
  expect(await timed({})).toEqual([]);
});

async function timed(options: { hasSchedule?: boolean }): Promise<string[]> {
  const database = await connectTo((await startTestApp({}, options)).databaseUrl);
  const { rows } = await database.query('select identifier from graphile_worker._private_known_crontabs');
  return rows.map(({ identifier }) => identifier).sort();
}
