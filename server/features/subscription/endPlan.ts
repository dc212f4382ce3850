import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import { currentSubscription, isLiving } from './subscriptions.ts';

/** Cancels the subscription of a deleted business immediately, so that nothing more is charged. */
export async function endPlan(database: Database, stripe: Stripe, businessId: string): Promise<void> {
  const customer = await customerOf(database, businessId);
  const current = customer && (await currentSubscription(stripe, customer));
  if (current && isLiving(current)) await stripe.subscriptions.cancel(current.subscription.id);
}

/** Returns the Stripe customer of a business; undefined where it never chose a plan. */
export async function customerOf(database: Database, businessId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select customer_id as id from billing_customers where business_id = ${businessId}
  `.execute(database.em.getKysely());
  return rows[0]?.id;
}
