import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ASKING, keepOn, MEASURED } from '../api/cores.mjs';
import { ask } from '../api/load.mjs';
import { post, signInAll } from '../api/operations.mjs';
import { connect, startDatabase } from '../api/postgres.mjs';
import { seedTrades } from '../api/seed.mjs';
import { startWhorl } from '../api/servers.mjs';
import { median, rounded } from '../api/table.mjs';
import { fillHistory } from './history.mjs';
import { operationsOf } from './operations.mjs';
import { recordersAtOnce } from './recorders.mjs';

// npm run bench:growth [-- --only search]: what a business waits for with 500, 5,000 and 50,000 invoices, in one database
// among others, one request after another; the three in turn, so that whatever else the machine does meets all of them.
// With --postgres /usr/lib/postgresql/15/bin over a PostgreSQL that is installed there, in the place of the embedded one.

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    postgres: { type: 'string' },
    json: { type: 'string', default: 'growth.json' },
  },
});
const SIZES = [500, 5_000, 50_000];
const OTHERS = Array(40).fill(500);
/** Ten invoices to a customer. */
const sizes = [...SIZES, ...OTHERS].map((invoices) => ({ invoices, customers: invoices / 10 }));
const MOST = 1.3;
/** Short and many: a machine that is shared is slow for seconds at a time, and must not be so for one size alone. */
const ROUNDS = 30;
const AMOUNT = 20;

keepOn(MEASURED);
const database = await startDatabase({}, values.postgres);
const ends = [database];
try {
  const trades = await seedTrades(database.url, sizes, fillHistory);
  const server = await startWhorl(database.url);
  ends.unshift(server);
  keepOn(ASKING);

  const client = await connect(database.url);
  ends.unshift(client);
  const asked = trades.slice(0, SIZES.length);
  const operations = [];
  for (const trade of asked) operations.push(await operationsOf(client, trade));

  const rows = [];
  for (const [index, { name }] of operations[0].entries()) {
    if (values.only && !name.includes(values.only)) continue;
    // Anew for each operation: all of them take longer than an access token lives.
    const tokens = await signInAll(server, asked);
    const asks = SIZES.map((_, size) => operations[size][index].asks);
    const answered = await Promise.all(asks.map(([body], size) => rowsAnswered(server, body, tokens[size])));
    const row = rowOf(name, await timesOf(server, asks, tokens), answered);
    if (isFuller(answered) && asks[0][0].variables.first) {
      const asMany = asks.map((bodies) => bodies.map((body) => askingFor(body, answered[0])));
      row['of as many rows'] = ratioOf(await timesOf(server, asMany, tokens));
    }
    console.log(
      `${name}: ${row.ratio} times${row['of as many rows'] ? `, ${row['of as many rows']} of as many rows` : ''}`,
    );
    rows.push(row);
  }
  console.table(rows);
  const over = rows.filter(({ ratio }) => ratio > MOST);
  const withAsMany = over.filter((row) => (row['of as many rows'] ?? row.ratio) > MOST);
  console.log(
    `${over.length} of ${rows.length} over ${MOST}, ${withAsMany.length} of them with as many rows to answer`,
  );
  const recorders = values.only ? undefined : await recordersOf(server, [asked[2], asked[1]]);
  await writeFile(
    values.json,
    `${JSON.stringify({ sizes: SIZES, others: OTHERS.length, rows, recorders, at: new Date() }, null, 2)}\n`,
  );
} finally {
  for (const each of ends) await each.end();
}

/** What each size waits for, p50 in ms, of each round. */
async function timesOf(server, asks, tokens) {
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const p50s = [];
    for (const [size, bodies] of asks.entries()) {
      const requests = bodies.map((body) => post('/graphql', body, tokens[size]));
      p50s.push((await ask({ server, requests, amount: AMOUNT, connections: 1 })).p50);
    }
    // The first round only warms up.
    if (round > 0) rounds.push(p50s);
  }
  return rounds;
}

/** A business that is larger may fill more of the same page: what its rows cost is then told from what its history costs. */
function isFuller(answered) {
  return answered.at(-1) > answered[0] && answered[0] > 0;
}

function askingFor(body, first) {
  return { ...body, variables: { ...body.variables, first } };
}

/** Of a list, how many. */
async function rowsAnswered(server, body, token) {
  const { path, ...init } = post('/graphql', body, token);
  const { data } = await (await fetch(server.url + path, init)).json();
  const [answer] = Object.values(data);
  return (Array.isArray(answer) ? answer : answer?.nodes)?.length;
}

/** Of what was asked at about the same time: the median of the rounds' own ratios. */
function ratioOf(rounds) {
  return rounded(median(rounds.map((p50s) => p50s.at(-1) / p50s[0])));
}

function rowOf(operation, rounds, answered) {
  const p50 = (size) => rounded(median(rounds.map((p50s) => p50s[size])));
  const figures = Object.fromEntries(SIZES.map((size, n) => [`${size} invoices, p50 ms`, p50(n)]));
  const ratio = ratioOf(rounds);
  const rows = answered.some((count) => count !== answered[0]) ? answered.join(', ') : '';
  return { operation, ...figures, ratio, over: ratio > MOST ? '*' : '', 'rows, where not as many': rows };
}

async function recordersOf(server, trades) {
  const tokens = await signInAll(server, trades);
  return recordersAtOnce(
    server,
    trades.map((trade, n) => ({ trade, token: tokens[n] })),
  );
}
