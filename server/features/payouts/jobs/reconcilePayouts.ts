import { sql } from 'kysely';
import { DAY_MS } from '#domain/dates.ts';
import { stripeOf } from '#server/platform/stripe/stripeOf.ts';
import type { ScheduledJob } from '#server/platform/worker/worker.ts';
import { followPayoutsSince, type PaidAccount } from '../followPayouts.ts';

/** Banks may return a payout within five business days; a month leaves a wide margin. */
const LOOK_BACK_MS = 30 * DAY_MS;

/**
 * Reads the payouts of all accounts, because Stripe sends no events about payouts from before the account was
 * connected.
 */
export const reconcilePayouts: ScheduledJob = async (services) => {
  const { database, commands, log } = services;
  const { rows } = await sql<PaidAccount>`
    select business_id as "businessId", account_id as "accountId" from stripe_accounts where lost_at is null
  `.execute(database.em.getKysely());
  const since = new Date(Date.now() - LOOK_BACK_MS);
  for (const account of rows) {
    const stripe = await stripeOf(services, account.businessId);
    if (!stripe) continue;
    // An error with one account does not stop the others.
    await followPayoutsSince({ commands, stripe }, account, since).catch((error) =>
      log.warn({ err: error, account: account.accountId }, 'could not read the payouts of an account'),
    );
  }
};
