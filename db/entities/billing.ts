import { defineEntity } from '@mikro-orm/core';
import { PAID_TIERS } from '#domain/plans.ts';
import { BILLING_INTERVALS } from '#domain/subscription.ts';
import { businessFilter, businessKey, p, timestamps } from './columns.ts';

/** Who a business is to the payment processor when it pays for its own plan. */
export const BillingCustomerEntity = defineEntity({
  name: 'BillingCustomer',
  tableName: 'billing_customers',
  filters: businessFilter,
  properties: {
    businessId: p.uuid().primary(),
    customerId: p.text(),
    ...timestamps,
  },
});

/** An owner's way to the processor's page on which a plan is bought. */
export const PlanCheckoutEntity = defineEntity({
  name: 'PlanCheckout',
  tableName: 'plan_checkouts',
  filters: businessFilter,
  properties: {
    ...businessKey,
    tier: p.enum(PAID_TIERS),
    interval: p.enum(BILLING_INTERVALS),
    /** When the trial that began with the sign-up ends, or ended. */
    trialEndsAt: p.datetime(),
    /** Null until the processor has made the page. */
    sessionId: p.text().nullable(),
    /** Since when nobody can pay on that page; null while somebody might. */
    closedAt: p.datetime().nullable(),
    ...timestamps,
  },
});
