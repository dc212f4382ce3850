import 'reflect-metadata';
import { expect, it } from 'vitest';
import { scheduledJobs } from '#server/schema.ts';
import { startTestApp } from '#tests/support/app.ts';
import { connectTo } from '#tests/support/database.ts';

it('everything that happens by itself has its time in a server as it ships, and none in those of other tests', async () => {
  expect(await timed({ hasSchedule: true })).toEqual(Object.keys(scheduledJobs).sort());
  expect(await timed({})).toEqual([]);
});

async function timed(options: { hasSchedule?: boolean }): Promise<string[]> {
  const database = await connectTo((await startTestApp({}, options)).databaseUrl);
  const { rows } = await database.query('select identifier from graphile_worker._private_known_crontabs');
  return rows.map(({ identifier }) => identifier).sort();
}
