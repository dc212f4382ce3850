import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

const TICKS_PER_SECOND = 100;
const MICROSECONDS = 1e6;

/** Takes what everybody concerned has used so far; `since` answers what they have used from then on. */
export async function takeUsage(servers, postmaster) {
  const at = performance.now();
  const nodes = await Promise.all(servers.map((server) => server.ask('begin')));
  const postgres = postgresCpu(postmaster);
  const bench = process.cpuUsage();
  const idle = idleMilliseconds();
  return {
    async since() {
      const now = await Promise.all(servers.map((server) => server.ask('end')));
      const seconds = (performance.now() - at) / 1000;
      const { user, system } = process.cpuUsage(bench);
      const nodeMicroseconds = now.reduce((sum, each, n) => sum + each.cpuMicroseconds - nodes[n].cpuMicroseconds, 0);
      const ofCore = (microseconds) => Math.round((microseconds / MICROSECONDS / seconds) * 100);
      return {
        seconds,
        nodeMicroseconds,
        loopDelayMs: Math.max(...now.map(({ loopDelayMs }) => loopDelayMs)),
        percentOfACore: {
          node: ofCore(nodeMicroseconds),
          postgres: ofCore(postgresCpu(postmaster) - postgres),
          bench: ofCore(user + system),
          idle: Math.round((idleMilliseconds() - idle) / seconds / 10),
          cores: cpus().length,
        },
      };
    },
  };
}

/** Of the postmaster, of all that it has started, and of those among them that have ended. */
function postgresCpu(postmaster) {
  const alive = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ticks = alive.reduce((sum, pid) => {
    const stat = statOf(pid);
    if (!stat) return sum;
    if (Number(pid) === postmaster) return sum + stat.own + stat.ended;
    return stat.parent === postmaster ? sum + stat.own : sum;
  }, 0);
  return (ticks / TICKS_PER_SECOND) * MICROSECONDS;
}

/** The process that a connection of PostgreSQL's was started by. */
export const parentOf = (pid) => statOf(pid)?.parent;

function statOf(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').map(Number);
    return { parent: fields[1], own: fields[11] + fields[12], ended: fields[13] + fields[14] };
  } catch {
    return undefined;
  }
}

const idleMilliseconds = () => cpus().reduce((sum, { times }) => sum + times.idle, 0);
