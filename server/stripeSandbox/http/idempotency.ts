import { createHash } from 'node:crypto';
import type { Scope } from '../store/scope.ts';
import { Problem } from './problem.ts';

/**
 * Answers what the same request was answered before, or does it and remembers the answer in the same transaction.
 * A second request with the key waits for the first: the key's row is the lock.
 */
export async function once(
  scope: Scope,
  request: { method: string; url: string; body: string },
  work: () => Promise<object>,
): Promise<{ answer: object; replayed: boolean }> {
  const key = scope.request.idempotency_key;
  if (!key) return { answer: await work(), replayed: false };
  const print = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const taken = await scope.query(
    'insert into stripe_sandbox.idempotency_keys (account, key, request) values ($1, $2, $3) on conflict do nothing',
    [scope.account, key, print],
  );
  if (taken.rowCount === 0) return { answer: await answered(scope, key, print), replayed: true };
  const answer = await work();
  await scope.query('update stripe_sandbox.idempotency_keys set answer = $3 where account = $1 and key = $2', [
    scope.account,
    key,
    JSON.stringify(answer),
  ]);
  return { answer, replayed: false };
}

async function answered(scope: Scope, key: string, print: string): Promise<object> {
  const { rows } = await scope.query<{ request: string; answer: object }>(
    'select request, answer from stripe_sandbox.idempotency_keys where account = $1 and key = $2',
    [scope.account, key],
  );
  if (rows[0]?.request === print) return rows[0].answer;
  throw new Problem(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
