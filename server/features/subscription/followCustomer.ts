import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import type { Commands } from '#server/platform/commands/commands.ts';
import { followSubscription } from './commands/followSubscription.ts';
import { currentSubscription, factsOf } from './subscriptions.ts';

interface FollowServices {
  database: Database;
  commands: Commands;
  stripe: Stripe;
}

/**
 * Reads a customer's subscription from Stripe and applies it. Events only trigger this read, so that their order,
 * repetition and delay do not matter.
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

/**
 * All nodes order updates by the database clock. Read before the Stripe request, so that the answer is never older than
 * the timestamp.
 */
async function databaseTime(database: Database): Promise<Date> {
  const { rows } = await sql<{ now: Date | string }>`select clock_timestamp() as now`.execute(database.em.getKysely());
  return new Date(rows[0]!.now);
}
