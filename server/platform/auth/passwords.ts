import { setTimeout as pause } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';

/** The library's enum of algorithms exists for its types alone: 2 is argon2id. */
const argon2id = 2;
/** OWASP's second choice for argon2id. The library's defaults tripled the p99 of other requests under eight logins at once. */
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let queue: Promise<unknown> = Promise.resolve();

/**
 * One hash at a time in each process, and the next not before twice as long has passed: hashing is the one thing here that
 * can starve everybody else of the CPU, and the more they want of it, the longer a hash takes.
 */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  let began: number;
  const turn = queue.then(() => {
    began = performance.now();
    return task();
  });
  const rest = () => pause(2 * (performance.now() - began));
  queue = turn.then(rest, rest);
  return turn;
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

const nobodysHash = hash('no account has this password', cost);

/** False also where there is no such account, after as much work, so that the time taken tells nothing. */
export async function passwordMatches(stored: string | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await nobodysHash);
  const matches = await inTurn(() => verify(against, password));
  return matches && stored !== undefined;
}
