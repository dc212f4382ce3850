import { createHash } from 'node:crypto';
import type { Scope } from '../store/scope.ts';
import { Problem } from './problem.ts';

/** Stripe forgets a key after a day. */
const KEPT_SECONDS = 86_400;

/** What a request is answered: with success, or with a refusal that is remembered like one. */
export type Answered = { answer: object; replayed: boolean } | { problem: Problem; replayed: boolean };

interface Remembered {
  request: string;
  answer: object | null;
  problem: { status: number; shape: Problem['shape'] } | null;
}

/**
 * Answers what the same request was answered before, be it (in the API's first version) a refusal, or does it and remembers the answer in the same
 * transaction. A second request with the key waits for the first: the key's row is the lock. What is refused before it is
 * carried out (a wrong key, a parameter that is none) never comes here, and is not remembered.
 */
export async function once(
  scope: Scope,
  request: { method: string; url: string; body: string },
  work: () => Promise<object>,
): Promise<Answered> {
  const key = scope.request.idempotency_key;
  if (!key) return { answer: await work(), replayed: false };
  const print = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  await scope.query('delete from stripe_sandbox.idempotency_keys where account = $1 and key = $2 and created <= $3', [
    scope.account,
    key,
    scope.now - KEPT_SECONDS,
  ]);
  const taken = await scope.query(
    `insert into stripe_sandbox.idempotency_keys (account, key, request, created) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [scope.account, key, print, scope.now],
  );
  if (taken.rowCount === 0) return answeredBefore(scope, key, print);
  const answered = await scope.attempt(work);
  // The second version tries again what has failed.
  if ('problem' in answered && request.url.includes('/v2/')) {
    await scope.query('delete from stripe_sandbox.idempotency_keys where account = $1 and key = $2', [
      scope.account,
      key,
    ]);
    return { ...answered, replayed: false };
  }
  const [column, value] =
    'problem' in answered
      ? ['problem', { status: answered.problem.status, shape: answered.problem.shape }]
      : ['answer', answered.answer];
  await scope.query(`update stripe_sandbox.idempotency_keys set ${column} = $3 where account = $1 and key = $2`, [
    scope.account,
    key,
    JSON.stringify(value),
  ]);
  return { ...answered, replayed: false };
}

async function answeredBefore(scope: Scope, key: string, print: string): Promise<Answered> {
  const { rows } = await scope.query<Remembered>(
    'select request, answer, problem from stripe_sandbox.idempotency_keys where account = $1 and key = $2',
    [scope.account, key],
  );
  const [known] = rows;
  if (known?.request === print && known.problem)
    return { problem: new Problem(known.problem.status, known.problem.shape), replayed: true };
  if (known?.request === print && known.answer) return { answer: known.answer, replayed: true };
  throw new Problem(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
