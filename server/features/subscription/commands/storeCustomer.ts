import { sql } from 'kysely';
import { BillingCustomerEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/**
 * Stores the business's Stripe customer, replacing one that no longer exists; returns the stored one where another
 * request was first.
 */
export async function storeCustomer(
  { em, businessId, now }: Work,
  customerId: string,
  gone: string | undefined,
): Promise<string> {
  await sql`
    insert into billing_customers (business_id, customer_id, created_at, updated_at)
    values (${businessId}, ${customerId}, ${now}, ${now}) 
    on conflict (business_id) do update set customer_id = excluded.customer_id, updated_at = excluded.updated_at
      where billing_customers.customer_id = ${gone ?? null}
  `.execute(em.getKysely());
  return (await em.findOneOrFail(BillingCustomerEntity, { businessId })).customerId;
}
