import { sql } from 'kysely';
import { roleAllows } from '#domain/permissions.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { Services } from '#server/platform/graphql/context.ts';
import type { Billing } from './billing.types.ts';

/** What a member may do about the plan of their business. */
export async function readBilling(services: Services, { role, businessId }: Member): Promise<Billing> {
  const { database, stripe, isStripeSandbox } = services;
  const mine = roleAllows(role, 'billing.manage') !== null;
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
