import { sql } from 'kysely';
import { permits } from '#domain/permissions.ts';
import type { Actor } from '#server/platform/auth/viewer.ts';
import type { Services } from '#server/platform/graphql/context.ts';
import type { Billing } from './billing.types.ts';

/** Returns the billing state and the viewer's actions. */
export async function readBilling(services: Services, { grants, businessId }: Actor): Promise<Billing> {
  const { database, stripe, isStripeSandbox } = services;
  const mine = permits(grants, 'billing.manage');
  if (!mine || !stripe) return { mine, actions: [], sandbox: isStripeSandbox };
  const { rows } = await sql<{ bought: boolean }>`
    select exists (
      select from subscriptions where business_id = ${businessId} and stripe_customer_id is not null
    ) as bought
  `.execute(database.em.getKysely());
  return {
    mine,
    actions: rows[0]?.bought ? ['CHOOSE_PLAN', 'MANAGE_BILLING'] : ['CHOOSE_PLAN'],
    sandbox: isStripeSandbox,
  };
}
