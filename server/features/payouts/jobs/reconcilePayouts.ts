import { sql } from 'kysely';
import { DAY_MS } from '#domain/dates.ts';
import { stripeOf } from '#server/platform/stripe/stripeOf.ts';
import type { ScheduledJob } from '#server/platform/worker/worker.ts';
import { followPayoutsSince, type PaidAccount } from '../followPayouts.ts';

/** A bank may send a payout back within five business days; a month is beyond any doubt. */
const LOOK_BACK_MS = 30 * DAY_MS;

/** Asks for the payouts of every account: what an account sent before it was connected, no event tells of. */
export const reconcilePayouts: ScheduledJob = async (services) => {
  const { database, commands, log } = services;
  const { rows } = await sql<PaidAccount>`
    select business_id as "businessId", account_id as "accountId" from stripe_accounts where lost_at is null
  `.execute(database.em.getKysely());
  const since = new Date(Date.now() - LOOK_BACK_MS);
  for (const account of rows) {
    const stripe = await stripeOf(services, account.businessId);
    if (!stripe) continue;
    // One account that was closed or disconnected keeps no other from being asked for.
    await followPayoutsSince({ commands, stripe }, account, since).catch((error) =>
      log.warn({ err: error, account: account.accountId }, 'the payouts of an account could not be read'),
    );
  }
};
