import { setTimeout as pause } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import { networkOf } from '#domain/identity/networkAddress.ts';
import { Refusal } from '#server/core/errors.ts';

/** The library's enum of algorithms exists for its types alone: 2 is argon2id. */
const argon2id = 2;
/** OWASP's second choice for argon2id. The library's defaults tripled the p99 of other requests under eight logins at once. */
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes that may wait at a time: of all networks together, and of one. */
const MOST_WAITING = 100;
const MOST_WAITING_OF_NETWORK = 20;
/** A hash that has waited longer is refused: whoever asked for it has given up or asked again. */
const LONGEST_WAIT_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;

let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;
const waitingOf = new Map<string, number>();

/**
 * One hash at a time in each process, and the next not before twice as long has passed: hashing is the one thing here that
 * can starve everybody else of the CPU. The queue is bounded, and no network may fill it. Throws RATE_LIMITED.
 */
async function inTurn<T>(address: string | undefined, task: () => Promise<T>): Promise<T> {
  const network = networkOf(address ?? '');
  const ofNetwork = waitingOf.get(network) ?? 0;
  if (waiting >= MOST_WAITING || ofNetwork >= MOST_WAITING_OF_NETWORK) throw tooBusy();
  waiting += 1;
  waitingOf.set(network, ofNetwork + 1);
  const asked = performance.now();
  let restMs = 0;
  const turn = queue.then(async () => {
    leave(network);
    const began = performance.now();
    if (began - asked > LONGEST_WAIT_MS) throw tooBusy();
    return task().finally(() => {
      restMs = 2 * (performance.now() - began);
    });
  });
  const rest = () => pause(restMs);
  queue = turn.then(rest, rest);
  return turn;
}

function leave(network: string): void {
  waiting -= 1;
  const left = (waitingOf.get(network) ?? 1) - 1;
  if (left > 0) waitingOf.set(network, left);
  else waitingOf.delete(network);
}

const tooBusy = () =>
  new Refusal('RATE_LIMITED', 'Too many passwords are being checked just now. Try again in a few seconds', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

/** Hashes a password on behalf of whoever asks from this address. Throws RATE_LIMITED where too many are waiting. */
export const hashPassword = (password: string, address?: string): Promise<string> =>
  inTurn(address, () => hash(password, cost));

const nobodysHash = hash('no account has this password', cost);

/**
 * Whether the password has this hash. False also where there is no such account, after as much work, so that the time
 * taken tells nothing. Throws RATE_LIMITED where too many are waiting.
 */
export async function passwordMatches(
  stored: string | undefined,
  password: string,
  address: string | undefined,
): Promise<boolean> {
  const against = stored ?? (await nobodysHash);
  const matches = await inTurn(address, () => verify(against, password));
  return matches && stored !== undefined;
}
