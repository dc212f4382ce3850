import { createHash } from 'node:crypto';
import type { Scope } from '../store/scope.ts';
import { Problem } from './problem.ts';

/** Stripe keeps idempotency keys for a day. */
const KEPT_SECONDS = 86_400;

/** The result of a request: a success or a stored error. */
export type Answered = { answer: object; replayed: boolean } | { problem: Problem; replayed: boolean };

interface Remembered {
  request: string;
  answer: object | null;
  problem: { status: number; shape: Problem['shape'] } | null;
}

/**
 * Returns the stored result of a repeated request (in API v1 also an error), or runs it and stores the result in the same
 * transaction. A concurrent request with the key waits for the lock on its row. Errors before execution, such as invalid
 * parameters, are not stored.
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
  // API v2 retries failed requests.
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
