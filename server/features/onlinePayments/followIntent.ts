import { sql } from 'kysely';
import type { Logger } from 'pino';
import Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import { queryWithoutTenant } from '#db/tenancy/queryWithoutTenant.ts';
import type { SystemActor } from '#server/platform/auth/viewer.ts';
import type { Commands } from '#server/platform/commands/commands.ts';
import { followPayment, NotAsAgreed } from './commands/followPayment.ts';
import { reportOf } from './paymentReport.ts';

interface FollowServices {
  database: Database;
  commands: Commands;
  stripe: Stripe;
  log: Logger;
}

/** A charge that was given back in more parts than this is nobody's. */
const MOST_REFUNDS = 10_000;

/** What became of looking at a payment. */
export type Outcome = 'followed' | 'nothing yet' | 'not ours' | 'not as agreed';

/**
 * Asks the processor how a payment stands and follows it. Whatever it told before is only a reason to ask: so it does not
 * matter in which order, how often or how late it told.
 */
export async function followIntent(services: FollowServices, accountId: string, intentId: string): Promise<Outcome> {
  const { stripe, commands, database, log } = services;
  const on = { stripeAccount: accountId };
  const number = await nextReport(database);
  const intent = await intentOn(stripe, accountId, intentId);
  const checkout = intent && (await checkoutOf(database, accountId, intent.metadata.checkoutId));
  if (!checkout) return 'not ours';
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const disputes = charge?.disputed ? (await stripe.disputes.list({ charge: charge.id, limit: 1 }, on)).data : [];
  // The charge's own sum may still count a refund that has failed.
  const refunds = charge?.amount_refunded
    ? await stripe.refunds.list({ charge: charge.id, limit: 100 }, on).autoPagingToArray({ limit: MOST_REFUNDS })
    : [];
  const report = reportOf(number, intent, { disputes, refunds });
  if (!report) return 'nothing yet';
  const whorl: SystemActor = { kind: 'system', businessId: checkout.businessId };
  try {
    await commands.run(whorl, followPayment, checkout.id, report);
    return 'followed';
  } catch (error) {
    if (!(error instanceof NotAsAgreed)) throw error;
    log.error({ err: error, accountId, intentId }, 'a payment is not what was agreed on, and was left alone');
    return 'not as agreed';
  }
}

/** Drawn before the processor is asked: of two reports the one with the higher number is never the staler one for good. */
async function nextReport(database: Database): Promise<number> {
  const { rows } = await sql<{ number: string }>`select nextval('payment_reports') as number`.execute(
    database.em.getKysely(),
  );
  return Number(rows[0]?.number);
}

/** Undefined where that account has no such payment, or is not connected any more. */
async function intentOn(stripe: Stripe, accountId: string, id: string): Promise<Stripe.PaymentIntent | undefined> {
  try {
    const expand = ['latest_charge.balance_transaction'];
    return await stripe.paymentIntents.retrieve(id, { expand }, { stripeAccount: accountId });
  } catch (error) {
    const code = error instanceof Stripe.errors.StripeError ? error.code : undefined;
    if (code === 'resource_missing' || code === 'account_invalid') return undefined;
    throw error;
  }
}

/** The checkout that a payment says it belongs to, if it is one of that account's. */
async function checkoutOf(database: Database, accountId: string, id: string | undefined) {
  if (!id || !/^[0-9a-f-]{36}$/.test(id)) return undefined;
  const asked = sql<{ id: string; businessId: string }>`
    select id, business_id as "businessId" from checkouts where id = ${id} and account_id = ${accountId}
  `;
  // The payment alone tells which business it is.
  const rows = await queryWithoutTenant(database, asked);
  return rows[0];
}
