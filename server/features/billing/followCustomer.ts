import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import { followSubscription } from '#server/features/plans/index.ts';
import type { Commands } from '#server/platform/commands/commands.ts';
import { currentSubscription, factsOf } from './subscriptions.ts';

interface FollowServices {
  database: Database;
  commands: Commands;
  stripe: Stripe;
}

/**
 * Asks Stripe how the plan of one of its customers stands and follows it. Whatever it told before is only a reason to ask:
 * so it does not matter in which order, how often or how late it told.
 */
export async function followCustomer(services: FollowServices, customerId: string): Promise<string> {
  const { stripe, commands, database } = services;
  const businessId = await businessOf(database, customerId);
  if (!businessId) return 'not ours';
  const asOf = await databaseTime(database);
  const current = await currentSubscription(stripe, customerId);
  if (!current) return 'nothing yet';
  await commands.run({ kind: 'system', businessId }, followSubscription, factsOf(current, asOf));
  return 'followed';
}

async function businessOf(database: Database, customerId: string): Promise<string | undefined> {
  const { rows } = await sql<{ businessId: string }>`
    select business_id as "businessId" from billing_customers where customer_id = ${customerId}
  `.execute(database.em.getKysely());
  return rows[0]?.businessId;
}

/** Every node orders its news by the same clock. Taken before Stripe is asked: the answer is no older than that. */
async function databaseTime(database: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date | string }>`select clock_timestamp() as now`.execute(database.em.getKysely());
  return new Date(rows[0]!.now);
}
