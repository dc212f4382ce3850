import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { node } from '../../../scripts/install.mjs';
import { ASKING, keepOn, MEASURED } from '../api/cores.mjs';
import { startDatabase } from '../api/postgres.mjs';
import { seed } from '../api/seed.mjs';
import { openBusinesses, signInAll } from '../live/scale/businesses.mjs';
import { startServer } from '../server.mjs';
import { ABUSES } from './abuses.mjs';
import { readFor } from './reader.mjs';

// npm run bench:abuse [-- --only sockets] [-- --seconds 4]: somebody signed in reads their invoices at a steady pace, while
// somebody else, in a process apart, does each of the things in abuses.mjs. What the first one's p99 is then, beside what
// it is in peace just before; each three times. Fails where it is more than twice that, or somebody is not answered who would be in peace.

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '8' },
    json: { type: 'string', default: 'bench-abuse.json' },
  },
});
const seconds = Number(values.seconds);
const MOST_TIMES = 2;
const SETTLING_SECONDS = 3;
const ROUNDS = 3;

keepOn(MEASURED);
const database = await startDatabase();
try {
  const [business] = openBusinesses(await seed(database.url, { businesses: 1, customersEach: 20, invoicesEach: 200 }));
  const server = await startServer({
    DATABASE_URL: database.url,
    SESSION_SECRET: 'only for measuring, and as long as one has to be',
    WORK_JOBS: 'false',
    // What a server that faces people directly goes by, and its own limits.
    TRUST_PROXY: 'none',
    MAX_CONNECTIONS_PER_ADDRESS: '',
  });
  keepOn(ASKING);
  try {
    await signInAll(server.url, [business]);
    const read = (forSeconds) => readFor(server.url, business.accessToken, forSeconds);
    await read(10);
    const measured = [];
    for (const { name } of ABUSES.filter((abuse) => abuse.name.includes(values.only)))
      measured.push(await told(measure(name, server.url, read)));
    console.table(Object.fromEntries(measured.map(({ name, ...figures }) => [name, figures])));
    await writeFile(values.json, `${JSON.stringify({ seconds, measured, at: new Date() }, null, 2)}\n`);
    if (measured.length === 0 || !measured.every(isUnhurt)) process.exitCode = 1;
  } finally {
    await server.end();
  }
} finally {
  await database.end();
}

async function told(measuring) {
  const { name, times } = await measuring;
  console.log(`${name}: ${times} times`);
  return measuring;
}

/** Where nobody at all was answered there is no p99, and no number to be more than another. */
function isUnhurt({ times, unanswered, 'unanswered in peace': inPeace }) {
  return times <= MOST_TIMES && unanswered <= inPeace;
}

/** The medians of some rounds: a machine that halts for a moment in one of them says nothing about an abuse. */
async function measure(name, url, read) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measureOnce(name, url, read));
  const middle = (figureOf) => rounds.map(figureOf).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
  return {
    name,
    'p99 in peace': middle(({ peace }) => peace.p99),
    'p99 during': middle(({ during }) => during.p99),
    times: middle(({ peace, during }) => Number((during.p99 / peace.p99).toFixed(2))),
    'p50 during': middle(({ during }) => during.p50),
    'unanswered in peace': sum(rounds, ({ peace }) => peace.unanswered),
    unanswered: sum(rounds, ({ during }) => during.unanswered),
    'what became of it': rounds.at(-1).report,
  };
}

async function measureOnce(name, url, read) {
  // What the last one left behind is not the peace before this one.
  await read(SETTLING_SECONDS);
  const peace = await read(seconds);
  const abuser = fork(join(import.meta.dirname, 'abuser.mjs'), [url, name], {
    execPath: node,
    execArgv: ['--import', 'tsx'],
  });
  // As on a machine of their own: what they do takes no time of the reader's.
  setPriority(abuser.pid, constants.priority.PRIORITY_LOW);
  await once(abuser, 'message');
  abuser.send('begin');
  const during = await read(seconds);
  abuser.send('end');
  const [report] = await once(abuser, 'message');
  abuser.kill();
  await once(abuser, 'exit');
  return { peace, during, report };
}

function sum(rounds, figureOf) {
  return rounds.reduce((total, round) => total + figureOf(round), 0);
}
