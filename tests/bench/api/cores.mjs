import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** What is measured runs on one core and what asks it on the other, so that the asking costs the measured nothing. */
export const MEASURED = 0;
export const ASKING = 1;

/** Keeps a process, and what it starts from now on, on one core; on a machine without taskset or a second core it stays free. */
export function keepOn(core, pid = process.pid) {
  if (cpus().length < 2 && core === ASKING) return false;
  try {
    execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(pid)], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const TICK_MS = 10;

/** For how long this machine's cores have been held back by the one that it runs on, in ms since it began; 0 where nobody tells. */
export function stolenMs() {
  try {
    const [, , , , , , , , stolen] = readFileSync('/proc/stat', 'utf8').split(/\s+/);
    return Number(stolen) * TICK_MS;
  } catch {
    return 0;
  }
}
