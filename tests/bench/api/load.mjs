import autocannon from 'autocannon';
import { cpuSeconds, residentBytes } from './process.mjs';

/**
 * Asks a server in turn for each of the requests, over some connections at once, for some seconds or so many times. Every answer must be
 * 200 and, where it is JSON, without errors: a fast refusal is no figure.
 */
export async function ask({ server, requests, seconds, amount, connections }) {
  const times = [];
  let refused;
  const before = cpuSeconds(server.pid);
  const run = autocannon({
    url: server.url,
    connections,
    ...(amount ? { amount } : { duration: seconds }),
    requests: requests.map((request) => ({ ...request, onResponse: check })),
  });
  function check(status, body) {
    if (status !== 200 || body.includes('"errors":')) refused ??= `${status} ${body.slice(0, 300)}`;
  }
  run.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  const { duration } = await run;
  if (refused) throw new Error(`${server.name} refused: ${refused}`);
  if (times.length === 0) throw new Error(`${server.name} answered nothing`);
  times.sort((a, b) => a - b);
  return {
    perSecond: times.length / duration,
    p50: at(times, 0.5),
    p99: at(times, 0.99),
    cpuMicroseconds: ((cpuSeconds(server.pid) - before) / times.length) * 1e6,
    rssMegabytes: residentBytes(server.pid) / 1024 ** 2,
  };
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
