import { startPostgres } from '#db/embedded/index.ts';

/** A process with an embedded PostgreSQL, for tests that kill it: prints the URL and keeps running. */
const [dataDir = ''] = process.argv.slice(2);
const { url } = await startPostgres({ dataDir });
process.stdout.write(`${url}\n`);
