import { sql } from 'kysely';
import { BillingCustomerEntity } from '#db/entities/index.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Notes who the business is to the payment processor; answers who it is, should another tab have noted that before. */
export async function rememberCustomer({ em, businessId, now }: Work, customerId: string): Promise<string> {
  await sql`
    insert into billing_customers (business_id, customer_id, created_at, updated_at)
    values (${businessId}, ${customerId}, ${now}, ${now}) on conflict (business_id) do nothing
  `.execute(em.getKysely());
  return (await em.findOneOrFail(BillingCustomerEntity, { businessId })).customerId;
}
