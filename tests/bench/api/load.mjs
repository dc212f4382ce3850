import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { stolenMs } from './cores.mjs';
import { cpuSeconds, residentBytes } from './process.mjs';

const LOOKS_EACH_MS = 10;

/** Asks a server in turn for each of the requests, over some connections at once, for some seconds or so many times. */
export async function ask({ server, ...load }) {
  return figuresOf(server, [await run(server, load)]);
}

/**
 * The same of several servers, by a second of each in turn: a machine that is shared is slow for seconds at a time, and so
 * slow for all of them. Answers figures by server name; `requestsOf` answers none for a server that is not asked.
 */
export async function askInTurn(servers, requestsOf, { seconds, mostAgain, connections }) {
  const asked = servers
    .filter(requestsOf)
    .map((server) => ({ server, requests: requestsOf(server), runs: [], again: 0 }));
  for (let second = 0; second < seconds; second += 1)
    for (const each of asked) {
      const { server, requests } = each;
      each.runs.push(await undisturbed(each, mostAgain, () => run(server, { requests, seconds: 1, connections })));
    }
  return Object.fromEntries(
    asked.map(({ server, runs, again }) => [server.name, { ...figuresOf(server, runs), again }]),
  );
}

/**
 * Of a shared machine whole tenths of a second are another's, now and then: whom they meet has a p99 that no server made. A
 * second that was not all ours is asked again, up to so many of them; after that they count as they are.
 */
async function undisturbed(asked, mostAgain, second) {
  for (;;) {
    const before = stolenMs();
    const answered = await second();
    const wasOurs = stolenMs() === before;
    await rested(asked.server);
    if (wasOurs || asked.again === mostAgain) return answered;
    asked.again += 1;
  }
}

/** What a server still compiles and collects of its second is not to be the next one's: until it has been idle, for a second at most. */
async function rested({ pid }) {
  let before;
  for (let looks = 0; looks < 20 && before !== cpuSeconds(pid); looks += 1) {
    before = cpuSeconds(pid);
    await pause(50);
  }
}

/** Every answer must be 200 and, where it is JSON, without errors: a fast refusal is no figure. */
async function run(server, { requests, seconds, amount, connections }) {
  const times = [];
  let refused;
  // Or it would be collected, for 4 ms in each 8 of them, while the first answers come.
  globalThis.gc();
  const before = cpuSeconds(server.pid);
  const load = autocannon({
    url: server.url,
    connections,
    // Of so many requests the last has been answered when it looks again: each second, left to itself.
    ...(amount ? { amount, sampleInt: LOOKS_EACH_MS } : { duration: seconds }),
    requests: requests.map((request) => ({ ...request, onResponse: check })),
  });
  function check(status, body) {
    if (status !== 200 || body.includes('"errors":')) refused ??= `${status} ${body.slice(0, 300)}`;
  }
  load.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const { duration } = await load;
  if (refused) throw new Error(`${server.name} refused: ${refused}`);
  if (times.length === 0) throw new Error(`${server.name} answered nothing`);
  return { times, duration, cpu: cpuSeconds(server.pid) - before };
}

function figuresOf(server, runs) {
  const times = runs.flatMap((each) => each.times).sort((a, b) => a - b);
  const sum = (of) => runs.reduce((total, each) => total + of(each), 0);
  return {
    perSecond: times.length / sum(({ duration }) => duration),
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    cpuMicroseconds: (sum(({ cpu }) => cpu) / times.length) * 1e6,
    rssMegabytes: residentBytes(server.pid) / 1024 ** 2,
  };
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
