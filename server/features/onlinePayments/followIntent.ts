import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import type { SystemActor } from '#server/platform/auth/viewer.ts';
import type { Commands } from '#server/platform/commands/commands.ts';
import { followPayment } from './commands/followPayment.ts';
import { reportOf } from './paymentReport.ts';

interface FollowServices {
  database: Database;
  commands: Commands;
  stripe: Stripe;
}

/** What became of looking at a payment. */
export type Outcome = 'followed' | 'nothing yet' | 'not ours';

/**
 * Asks the processor how a payment stands and follows it. Whatever it told before is only a reason to ask: so it does not
 * matter in which order, how often or how late it told.
 */
export async function followIntent(services: FollowServices, accountId: string, intentId: string): Promise<Outcome> {
  const { stripe, commands, database } = services;
  const on = { stripeAccount: accountId };
  const intent = await stripe.paymentIntents.retrieve(intentId, { expand: ['latest_charge.balance_transaction'] }, on);
  const checkout = await checkoutOf(database, accountId, intent.metadata.checkoutId);
  if (!checkout) return 'not ours';
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const disputes = charge?.disputed ? (await stripe.disputes.list({ charge: charge.id, limit: 1 }, on)).data : [];
  const report = reportOf(intent, disputes);
  if (!report) return 'nothing yet';
  const whorl: SystemActor = { kind: 'system', businessId: checkout.businessId };
  await commands.run(whorl, followPayment, checkout.id, report);
  return 'followed';
}

/** The checkout that a payment says it belongs to, if it is one of that account's. */
async function checkoutOf(database: Database, accountId: string, id: string | undefined) {
  if (!id || !/^[0-9a-f-]{36}$/.test(id)) return undefined;
  const { rows } = await sql<{ id: string; businessId: string }>`
    select id, business_id as "businessId" from checkouts where id = ${id} and account_id = ${accountId}
  `.execute(database.em.getKysely());
  return rows[0];
}
