import { sql } from 'kysely';
import Stripe from 'stripe';
import type { Work } from '../commands/work.ts';

/** Runs a command of the business in a transaction of its own. */
export type Run = <Args extends unknown[], Result>(
  command: (work: Work, ...args: Args) => Promise<Result>,
  ...args: Args
) => Promise<Result>;

interface Attempts {
  run: Run;
  /** The base of the idempotency key, the same for each attempt at the same request. */
  name: string;
  /**
   * Whether to use a new key also when Stripe refuses the old one because the parameters have changed. False where money
   * moves, because the earlier attempt may have moved it.
   */
  growsWhenChanged?: boolean;
}

/**
 * Calls Stripe under an idempotency key that changes only after a refusal: Stripe repeats a refusal under the same key for
 * a day, even if its reason is gone. After a network or server error the key stays, because the attempt may have succeeded.
 */
export async function withAttempt<Result>(
  { run, name, growsWhenChanged = true }: Attempts,
  ask: (idempotencyKey: string) => Promise<Result>,
): Promise<Result> {
  const attempt = await run(attemptOf, name);
  try {
    return await ask(attempt === 0 ? name : `${name}-${attempt}`);
  } catch (error) {
    if (isRemembered(error, growsWhenChanged)) await run(noteRefusal, name, attempt);
    throw error;
  }
}

/** Stripe answers 401, 409 and 429 before it executes the request, and does not store them under the key. */
function isRemembered(error: unknown, growsWhenChanged: boolean): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  if (error instanceof Stripe.errors.StripeIdempotencyError) return growsWhenChanged;
  const status = error.statusCode ?? 0;
  return status >= 400 && status < 500 && ![401, 409, 429].includes(status);
}

async function attemptOf({ em, businessId }: Work, name: string): Promise<number> {
  const { rows } = await sql<{ attempt: number }>`
    select attempt from stripe_attempts where business_id = ${businessId} and name = ${name}
  `.execute(em.getKysely());
  return rows[0]?.attempt ?? 0;
}

async function noteRefusal({ em, businessId }: Work, name: string, attempt: number): Promise<void> {
  await sql`
    insert into stripe_attempts (business_id, name, attempt) values (${businessId}, ${name}, ${attempt + 1})
    on conflict (business_id, name) do update set attempt = greatest(stripe_attempts.attempt, excluded.attempt)
  `.execute(em.getKysely());
}
