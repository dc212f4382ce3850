import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { node } from '../../../scripts/install.mjs';
import { ASKING, keepOn, MEASURED, stolenMs } from '../api/cores.mjs';
import { startDatabase } from '../api/postgres.mjs';
import { seed } from '../api/seed.mjs';
import { openBusinesses, signInAll } from '../live/scale/businesses.mjs';
import { startServer } from '../server.mjs';
import { ABUSES } from './abuses.mjs';
import { readFor } from './reader.mjs';

// npm run bench:abuse [-- --only sockets] [-- --seconds 8]: somebody signed in reads their invoices at a steady pace, while
// somebody else, in a process apart, does each of the things in abuses.mjs. What the first one's p99 is then, beside what
// it is in peace just before; each in five rounds or more. Fails where it is more than twice that, or somebody is not answered who would be in peace.

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '5' },
    json: { type: 'string', default: 'bench-abuse.json' },
  },
});
const seconds = Number(values.seconds);
const MOST_TIMES = 2;
const SETTLING_SECONDS = 3;
const ROUNDS = 5;
const MOST_ROUNDS = 8;
/** Of the time of both cores. */
const MOST_STOLEN = 0.02;

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
    const read = (forSeconds) => readFor(server.url, business.accessToken, forSeconds);
    await signInAll(server.url, [business]);
    await read(10);
    const measured = [];
    for (const { name } of ABUSES.filter((abuse) => abuse.name.includes(values.only))) {
      // Each takes a minute, and a token lasts a quarter of an hour.
      await signInAll(server.url, [business]);
      measured.push(await told(measure(name, server.url, read)));
    }
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
  const { name, times, rounds, 'p99 in peace': inPeace, 'p99 during': during } = await measuring;
  console.log(`${name}: ${times} times, ${during} ms to ${inPeace}, of ${rounds} rounds`);
  return measuring;
}

/** Where nobody at all was answered there is no p99, and no number to be more than another. */
function isUnhurt({ times, unanswered, 'unanswered in peace': inPeace }) {
  return times <= MOST_TIMES && unanswered <= inPeace;
}

/**
 * The medians of some rounds: a machine that halts for a moment in one or two of them says nothing about an abuse. Where
 * it runs on another that holds it back, rounds are added, and those count in which it was held back least.
 */
async function measure(name, url, read) {
  const made = [];
  const isQuiet = ({ stolen }) => stolen <= MOST_STOLEN;
  while (made.filter(isQuiet).length < ROUNDS && made.length < MOST_ROUNDS)
    made.push(await measureOnce(name, url, read));
  const rounds = made.toSorted((a, b) => a.stolen - b.stolen).slice(0, ROUNDS);
  const middle = (figureOf) => rounds.map(figureOf).toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
  const inPeace = middle(({ peace }) => peace.p99);
  const during = middle(({ during }) => during.p99);
  return {
    name,
    'p99 in peace': inPeace,
    'p99 during': during,
    times: Number((during / inPeace).toFixed(2)),
    rounds: made.length,
    'p50 during': middle(({ during }) => during.p50),
    'unanswered in peace': sum(rounds, ({ peace }) => peace.unanswered),
    unanswered: sum(rounds, ({ during }) => during.unanswered),
    'what became of it': rounds.at(-1).report,
  };
}

async function measureOnce(name, url, read) {
  // What the last one left behind is not the peace before this one.
  await read(SETTLING_SECONDS);
  const stolenBefore = stolenMs();
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
  const stolen = (stolenMs() - stolenBefore) / (2 * 2 * seconds * 1000);
  abuser.send('end');
  const [report] = await once(abuser, 'message');
  abuser.kill();
  await once(abuser, 'exit');
  return { peace, during, stolen, report };
}

function sum(rounds, figureOf) {
  return rounds.reduce((total, round) => total + figureOf(round), 0);
}
