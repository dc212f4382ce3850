import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { businessFilter, businessKey, cents, p, timestamps } from './columns.ts';

/** A business's connected Stripe account, as last reported by Stripe. */
export const StripeAccountEntity = defineEntity({
  name: 'StripeAccount',
  tableName: 'stripe_accounts',
  filters: businessFilter,
  properties: {
    businessId: p.uuid().primary(),
    accountId: p.text(),
    chargesEnabled: p.boolean().default(false),
    payoutsEnabled: p.boolean().default(false),
    detailsSubmitted: p.boolean().default(false),
    /** Requirements that Stripe still has, by Stripe's names. */
    currentlyDue: p.json<string[]>(),
    disabledReason: p.text().nullable(),
    /** When Stripe first refused access to the account with this installation's keys; null while it grants it. */
    lostAt: p.datetime().nullable(),
    ...timestamps,
  },
});

/** A Stripe Checkout session in which a customer pays an invoice or a deposit. */
export const CheckoutEntity = defineEntity({
  name: 'Checkout',
  tableName: 'checkouts',
  filters: businessFilter,
  properties: {
    ...businessKey,
    /** The paid invoice; for a deposit null until money has arrived. */
    invoiceId: p.uuid().nullable(),
    /** The quote whose deposit is paid; null for an invoice. */
    quoteId: p.uuid().nullable(),
    /** The connected Stripe account that receives the money. */
    accountId: p.text(),
    /** In cents: the part that goes to the invoice or deposit, without a tip. */
    amountCents: cents(),
    tipCents: cents().default(0),
    status: p.enum(['OPEN', 'COMPLETE', 'EXPIRED'] as const).default('OPEN'),
    /** Null until Stripe has created the Checkout session. */
    sessionId: p.text().nullable(),
    expiresAt: p.datetime(),
    /** How many times a new Checkout session replaced an expired one. */
    opened: p.integer().default(0),
    ...timestamps,
  },
});
export type CheckoutRow = InferEntity<typeof CheckoutEntity>;

/** An event received from Stripe, stored as received before it is processed. */
export const StripeEventEntity = defineEntity({
  name: 'StripeEvent',
  tableName: 'stripe_events',
  properties: {
    id: p.text().primary(),
    /** The connected account of the event; null for the platform's own account. */
    accountId: p.text().nullable(),
    type: p.text(),
    createdAt: p.datetime(),
    receivedAt: p.datetime(),
    body: p.json<unknown>(),
    handledAt: p.datetime().nullable(),
    outcome: p.text().nullable(),
  },
});
