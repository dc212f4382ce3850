import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ASKING, keepOn, MEASURED } from './cores.mjs';
import { addFunctionsForPostGraphile } from './functionsForPostGraphile.mjs';
import { askInTurn } from './load.mjs';
import { operationsOver, signInAll } from './operations.mjs';
import { startDatabase } from './postgres.mjs';
import { seed } from './seed.mjs';
import { startServers } from './servers.mjs';
import { signInsBesideTheList } from './signInsBesideTheList.mjs';
import { rowOf } from './table.mjs';
import { wallAlone } from './wallAlone.mjs';

// npm run bench [-- --quick] [-- --only list]: what Whorl answers a second, side by side with PostGraphile 5 and with the
// limit, over one database; interleaved by the second, so that whatever else the machine does meets all three; the median
// of the rounds. With --postgres /usr/lib/postgresql/15/bin over a PostgreSQL that is installed there, in the place of the
// embedded one.

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string' },
    postgres: { type: 'string' },
    json: { type: 'string', default: 'bench.json' },
  },
});
const size = values.quick
  ? { businesses: 40, customersEach: 50, invoicesEach: 500, rounds: 1, seconds: 2, mostAgain: 0, connections: 8 }
  : { businesses: 200, customersEach: 50, invoicesEach: 500, rounds: 3, seconds: 8, mostAgain: 8, connections: 8 };

keepOn(MEASURED);
const database = await startDatabase({}, values.postgres);
const ends = [database];
try {
  const trades = await seed(database.url, size);
  await addFunctionsForPostGraphile(database.url);
  const servers = await startServers(database.url);
  ends.unshift(...servers);
  const apart = keepOn(ASKING);
  console.log(`${apart ? 'Asked from a core of its own' : 'Asked from the same cores'}; ${JSON.stringify(size)}`);

  const whorl = servers.find(({ name }) => name === 'whorl');
  // Anew whenever they are asked for: all the rounds take longer than an access token lives.
  const operationsSignedIn = async () =>
    operationsOver(trades, await signInAll(whorl, trades)).filter(
      ({ name }) => !values.only || name.includes(values.only),
    );
  const rounds = [];
  for (let round = 0; round <= size.rounds; round += 1) {
    const measured = [];
    for (const { name, wanted, ...requests } of await operationsSignedIn())
      measured.push({ name, wanted, figures: await askInTurn(servers, (server) => requests[server.name], size) });
    // The first round warms up: caches, connections, and code, which V8 compiles for some ten seconds of each operation.
    if (round > 0) rounds.push(measured);
  }
  const rows = rounds[0].flatMap(({ name, wanted }, index) =>
    rowOf(
      name,
      rounds.map((measured) => measured[index].figures),
      wanted,
    ),
  );
  console.table(rows);
  const again = sum(rounds.flat().flatMap(({ figures }) => Object.values(figures).map((each) => each.again)));
  console.log(`${again} seconds were asked again, since another machine had some of them`);
  const limit = servers.find(({ name }) => name === 'limit');
  const more = values.only ? {} : await besides({ whorl, limit, operations: await operationsSignedIn() });
  await writeFile(values.json, `${JSON.stringify({ size, rows, again, ...more, at: new Date() }, null, 2)}\n`);
} finally {
  for (const each of ends) await each.end();
}

async function besides({ whorl, limit, operations }) {
  return {
    signInsBesideTheList: await signInsBesideTheList({ whorl, operations, size }),
    ...(!values.quick && { wallAlone: await wallAlone({ limit, operations, size }) }),
  };
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
