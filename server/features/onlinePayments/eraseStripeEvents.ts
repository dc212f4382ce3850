import { sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';

/**
 * Deletes stored Stripe events of the connected accounts and plans of these businesses, which contain
 * names, addresses and amounts of their customers.
 */
export async function eraseStripeEvents(database: Queryable, businessIds: readonly string[]): Promise<void> {
  const ids = sql`${businessIds}::uuid[]`;
  const accounts = sql`select account_id from stripe_accounts where business_id = any(${ids})`;
  await sql`delete from stripe_reconciliations where account_id in (${accounts})`.execute(database);
  await sql`
    delete from stripe_events e where e.account_id in (${accounts})
      or (e.account_id is null and exists (select from billing_customers c where c.business_id = any(${ids})
        and c.customer_id in (e.body #>> '{data,object,customer}', e.body #>> '{data,object,id}')))
  `.execute(database);
}
