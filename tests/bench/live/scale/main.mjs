import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findRedis, startRedis } from '../../../support/redis.ts';
import { connect, startDatabase } from '../../api/postgres.mjs';
import { seed } from '../../api/seed.mjs';
import { profileTo, startServer } from '../../server.mjs';
import { openBusinesses } from './businesses.mjs';
import { measureSetting } from './setting.mjs';
import { figuresOf, print } from './table.mjs';

const FULL = {
  businesses: 200,
  socketsEach: 10,
  perSecond: 100,
  warmUpSeconds: 20,
  unheardSeconds: 20,
  seconds: 300,
  // A full collection holds everybody up for a moment: seldom enough not to count among the delays.
  memoryEvery: 30,
};
const QUICK = { ...FULL, warmUpSeconds: 3, unheardSeconds: 4, seconds: 10, memoryEvery: 10 };
const SEEDED = { customersEach: 5, invoicesEach: 100 };

const SETTINGS = {
  one: { title: 'one process', nodes: 1 },
  notify: { title: 'two, NOTIFY', nodes: 2 },
  redis: { title: 'two, Redis', nodes: 2, needs: 'redis' },
};
const SECRET = 'only for measuring, and as long as one has to be';

/** Many businesses listen while payments are recorded at a steady rate: who heard what, how late, and what it cost. */
export async function measureScale({ quick, only, json, profile, seconds }) {
  const size = { ...(quick ? QUICK : FULL), ...(seconds && { seconds: Number(seconds) }) };
  const database = await startDatabase({ track_commit_timestamp: 'on', autovacuum: 'on' });
  const client = await connect(database.url);
  try {
    const trades = await seed(database.url, { ...SEEDED, businesses: size.businesses });
    console.log(`${JSON.stringify(size)}; ${trades.length} businesses have ${SEEDED.invoicesEach} invoices each`);
    const businesses = openBusinesses(trades);
    const next = { payment: 0 };
    const measured = [];
    for (const [name, setting] of Object.entries(SETTINGS)) {
      if (only && only !== name) continue;
      if (setting.needs === 'redis' && !findRedis()) {
        console.log(
          `${setting.title}: not measured, for there is no redis-server here (Debian: apt-get install redis-server).`,
        );
        continue;
      }
      measured.push(await run(setting));
    }
    print(measured);
    await writeFile(json, `${JSON.stringify({ size, measured, at: new Date() }, null, 2)}\n`);
    if (measured.some(({ isExact }) => !isExact)) process.exitCode = 1;

    async function run({ title, nodes, needs }) {
      const ends = [];
      try {
        const redis = needs === 'redis' ? await startRedis() : undefined;
        if (redis) ends.push(redis);
        const servers = [];
        for (let n = 0; n < nodes; n += 1) servers.push(await startNode(database.url, redis?.url, profile));
        ends.unshift(...servers);
        return figuresOf(title, await measureSetting({ servers, businesses, client, size, next }));
      } finally {
        for (const each of ends) await each.end();
      }
    }
  } finally {
    await client.end();
    await database.end();
  }
}

const startNode = (databaseUrl, redisUrl, profile) =>
  startServer(
    {
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: SECRET,
      SMTP_URL: 'smtp://127.0.0.1:9',
      ...(redisUrl && { REDIS_URL: redisUrl }),
    },
    ['--expose-gc', ...['--import', join(import.meta.dirname, 'preload.mjs')], ...profileTo(profile)],
  );
