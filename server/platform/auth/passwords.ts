import { setTimeout as pause } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import { networkOf } from '#domain/identity/networkAddress.ts';
import { Refusal } from '#server/core/errors.ts';

/** @node-rs/argon2 exports its algorithms as a type-only enum; 2 is argon2id. */
const argon2id = 2;
/**
 * OWASP's second recommendation for argon2id. The library's defaults tripled the p99 of other requests under eight concurrent
 * logins.
 */
const cost = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Maximum number of queued hashes: in total and per network. */
const MOST_WAITING = 100;
const MOST_WAITING_OF_NETWORK = 20;
/** A hash queued for longer is refused: by then its caller has given up or retried. */
const LONGEST_WAIT_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;

let queue: Promise<unknown> = Promise.resolve();
let waiting = 0;
const waitingOf = new Map<string, number>();

/**
 * Runs one hash at a time in each process and then pauses for twice its duration, because hashing can starve all other work of
 * the CPU. The queue is bounded in total and per network. Throws RATE_LIMITED when it is full.
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
  new Refusal('RATE_LIMITED', 'We’re checking too many passwords right now. Try again in a few seconds', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });

/**
 * Hashes a password. `address` is the caller's, for the queue's limit per network. Throws RATE_LIMITED when the queue is full.
 */
export const hashPassword = (password: string, address?: string): Promise<string> =>
  inTurn(address, () => hash(password, cost));

const nobodysHash = hash('no account has this password', cost);

/**
 * Returns whether the password matches the hash. Returns false also when there is no account, after the same amount of work, so
 * that the duration reveals nothing. Throws RATE_LIMITED when the queue is full.
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
