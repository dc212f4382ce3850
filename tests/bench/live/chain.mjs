import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { urlOfRunning } from '../../../db/embedded/index.ts';
import { SESSION_SECRET } from '../../support/app.ts';
import { Processor } from '../../support/onlinePayments.ts';
import { profileTo, startServer } from '../server.mjs';
import { openBrowser } from './browser.mjs';
import { openBusinesses } from './businesses.mjs';
import { Delays } from './delays.mjs';
import { payUnheard, tell } from './payments.mjs';
import { openSockets } from './sockets.mjs';

const AT_ONCE = 10;
const WARM_UP = 20;

/** The whole way of payments made online, with so many sockets connected; a message must have come within so many seconds. */
export async function measureChain({ sockets, payments, businesses: businessCount, seconds, profile }) {
  const dataDir = await mkdtemp(join(tmpdir(), 'whorl-bench-live-'));
  const server = await startServer({ SESSION_SECRET, DATA_DIR: dataDir }, profileTo(profile));
  const database = new pg.Client(await urlOfRunning(dataDir));
  let browser;
  try {
    await database.connect();
    const processor = new Processor(server.url);
    await processor.control('webhooks', { on: 'false' });
    const businesses = await openBusinesses(server.url, businessCount);
    console.log(`${businesses.length} businesses take payments`);
    const events = await payUnheard({ url: server.url, businesses, payments: payments + WARM_UP, database });
    await untilIdle(database);
    console.log(`${events.length} payments are made, and nobody has heard of them`);

    const delays = new Delays();
    // The first business is looked at in a browser: a second session of its would end the first.
    const [watched, ...others] = businesses;
    browser = await openBrowser(server.url, watched, (cents, at) => delays.arrived('browser', cents, at));
    const listening = await openSockets(server.url, others, sockets, (cents, at) =>
      delays.arrived('socket', cents, at),
    );
    console.log(`${listening.members} sockets of professionals and ${listening.customers} of customers are connected`);

    const warmUp = events.splice(0, WARM_UP);
    const half = Math.ceil(events.length / 2);
    await measure('warming up', warmUp, 1);
    await measure('one after another', events.slice(0, half), 1);
    await measure(`${AT_ONCE} at once`, events.slice(half), AT_ONCE);
    console.table(delays.rows().filter(({ phase }) => phase !== 'warming up'));
    listening.close();

    async function measure(name, chosen, together) {
      delays.phase = name;
      for (let begin = 0; begin < chosen.length; begin += together) {
        const wave = chosen.slice(begin, begin + together);
        await Promise.all(
          wave.map(async ({ event, cents, businessId }) => {
            delays.expect(cents, businessId === watched.id ? 1 : listening.of(businessId));
            await tell(server.url, event, () => delays.told(cents));
            await delays.complete(cents, seconds * 1000);
          }),
        );
      }
    }
  } finally {
    await browser?.close();
    await database.end();
    await server.end();
  }
}

/** Until no mail of the preparations is left to be made. */
async function untilIdle(database) {
  for (;;) {
    const { rows } = await database.query('select from graphile_worker.jobs where attempts < max_attempts limit 1');
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
