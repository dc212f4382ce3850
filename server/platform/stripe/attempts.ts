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
  /** What the idempotency key is made of: the same for each try at the same thing. */
  name: string;
  /**
   * Whether the key also grows where Stripe refuses it because the parameters have changed since. Not where money moves:
   * the earlier try may have moved it.
   */
  growsWhenChanged?: boolean;
}

/**
 * Asks Stripe under an idempotency key that is the same for each try until Stripe refuses: Stripe answers a refusal again
 * for a day, whatever has changed meanwhile, so the next try needs a key of its own. After a network error or a failure at
 * Stripe the key stays, because the try may have succeeded.
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

/** 401, 409 and 429 are answered before the request is carried out, and are not remembered under its key. */
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
