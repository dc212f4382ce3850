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

/** An upper bound; no real charge has this many refunds. */
const MOST_REFUNDS = 10_000;

/** The result of processing a payment. */
export type Outcome = 'followed' | 'nothing yet' | 'not ours' | 'not as agreed';

/**
 * Reads a payment from Stripe and applies its state. Events only trigger this read, so that their order, repetition and
 * delay do not matter.
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
  // The charge's own total may include failed refunds.
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
    log.error({ err: error, accountId, intentId }, 'ignored a payment that differs from its checkout');
    return 'not as agreed';
  }
}

/** Taken before Stripe is asked, so that a report with a higher number is never older than one with a lower number. */
async function nextReport(database: Database): Promise<number> {
  const { rows } = await sql<{ number: string }>`select nextval('payment_reports') as number`.execute(
    database.em.getKysely(),
  );
  return Number(rows[0]?.number);
}

/** Undefined where the account has no such payment or is no longer connected. */
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

/** Returns the checkout named in a payment's metadata; undefined where it does not belong to the account. */
async function checkoutOf(database: Database, accountId: string, id: string | undefined) {
  if (!id || !/^[0-9a-f-]{36}$/.test(id)) return undefined;
  const asked = sql<{ id: string; businessId: string }>`
    select id, business_id as "businessId" from checkouts where id = ${id} and account_id = ${accountId}
  `;
  // Read without a tenant, because only the payment tells which business it belongs to.
  const rows = await queryWithoutTenant(database, asked);
  return rows[0];
}
