import { defineEntity } from '@mikro-orm/core';
import { PAID_TIERS } from '#domain/plans.ts';
import { BILLING_INTERVALS } from '#domain/subscription.ts';
import { businessFilter, businessKey, p, timestamps } from './columns.ts';

/** The Stripe customer as which a business pays for its own plan. */
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

/** A Stripe Checkout session in which an owner buys a plan. */
export const PlanCheckoutEntity = defineEntity({
  name: 'PlanCheckout',
  tableName: 'plan_checkouts',
  filters: businessFilter,
  properties: {
    ...businessKey,
    tier: p.enum(PAID_TIERS),
    interval: p.enum(BILLING_INTERVALS),
    /** When the trial that began at sign-up ends or ended. */
    trialEndsAt: p.datetime(),
    /** Null until Stripe has created the Checkout session. */
    sessionId: p.text().nullable(),
    /** When the Checkout session was closed; null while it can still be paid. */
    closedAt: p.datetime().nullable(),
    ...timestamps,
  },
});
