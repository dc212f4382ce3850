import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { PAID_TIERS } from '#domain/plans.ts';
import { SUBSCRIPTION_STATUSES } from '#domain/states/subscription.ts';
import { BILLING_INTERVALS } from '#domain/subscription.ts';
import { businessFilter, cents, p, timestamps } from './columns.ts';

/** The plan that a business pays for. One that never chose a plan has none. */
export const SubscriptionEntity = defineEntity({
  name: 'Subscription',
  tableName: 'subscriptions',
  filters: businessFilter,
  properties: {
    businessId: p.uuid().primary(),
    tier: p.enum(PAID_TIERS),
    interval: p.enum(BILLING_INTERVALS),
    /** What each period costs; null where nobody said. */
    priceCents: cents().nullable(),
    status: p.enum(SUBSCRIPTION_STATUSES),
    trialEndsAt: p.datetime().nullable(),
    currentPeriodEndsAt: p.datetime().nullable(),
    cancelAtPeriodEnd: p.boolean().default(false),
    pastDueSince: p.datetime().nullable(),
    stripeCustomerId: p.text().nullable(),
    stripeSubscriptionId: p.text().nullable(),
    /** How things stood then; older news changes nothing. */
    heardAt: p.datetime(),
    ...timestamps,
    version: p.integer().version(),
  },
});
export type SubscriptionRow = InferEntity<typeof SubscriptionEntity>;
