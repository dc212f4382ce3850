import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { PAID_TIERS } from '#domain/plans.ts';
import { SUBSCRIPTION_STATUSES } from '#domain/states/subscription.ts';
import { BILLING_INTERVALS } from '#domain/subscription.ts';
import { businessFilter, cents, p, timestamps } from './columns.ts';

/** A business's paid plan. A business that never chose a plan has no row. */
export const SubscriptionEntity = defineEntity({
  name: 'Subscription',
  tableName: 'subscriptions',
  filters: businessFilter,
  properties: {
    businessId: p.uuid().primary(),
    tier: p.enum(PAID_TIERS),
    interval: p.enum(BILLING_INTERVALS),
    /** The price of a period in cents; null if unknown. */
    priceCents: cents().nullable(),
    status: p.enum(SUBSCRIPTION_STATUSES),
    trialEndsAt: p.datetime().nullable(),
    currentPeriodEndsAt: p.datetime().nullable(),
    cancelAtPeriodEnd: p.boolean().default(false),
    pastDueSince: p.datetime().nullable(),
    stripeCustomerId: p.text().nullable(),
    stripeSubscriptionId: p.text().nullable(),
    /** The time of the state stored here; older events are ignored. */
    heardAt: p.datetime(),
    ...timestamps,
    version: p.integer().version(),
  },
});
export type SubscriptionRow = InferEntity<typeof SubscriptionEntity>;
