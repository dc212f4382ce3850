import { startPostgres } from '#db/embedded/index.ts';

/** A process of its own that owns an embedded PostgreSQL, for tests that kill it: tells its address and goes on. */
const [dataDir = ''] = process.argv.slice(2);
const { url } = await startPostgres({ dataDir });
process.stdout.write(`${url}\n`);
