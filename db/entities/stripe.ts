import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { businessFilter, businessKey, cents, p, timestamps } from './columns.ts';

/** A business's account with the payment processor, as the processor last described it. */
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
    /** What the processor still wants to know, in its own names. */
    currentlyDue: p.json<string[]>(),
    disabledReason: p.text().nullable(),
    /** Since when the processor has not known it under the keys of this installation, or was not to let us at it. */
    lostAt: p.datetime().nullable(),
    ...timestamps,
  },
});

/** A customer's way to the processor's page and back. */
export const CheckoutEntity = defineEntity({
  name: 'Checkout',
  tableName: 'checkouts',
  filters: businessFilter,
  properties: {
    ...businessKey,
    /** Of a deposit only once money has come for it. */
    invoiceId: p.uuid().nullable(),
    /** The quote whose deposit it is. */
    quoteId: p.uuid().nullable(),
    /** The connected account that is paid. */
    accountId: p.text(),
    /** Towards the invoice, or the deposit. */
    amountCents: cents(),
    tipCents: cents().default(0),
    status: p.enum(['OPEN', 'COMPLETE', 'EXPIRED'] as const).default('OPEN'),
    /** Null until the processor has made the page. */
    sessionId: p.text().nullable(),
    expiresAt: p.datetime(),
    /** How often its page was opened anew after it had closed. */
    opened: p.integer().default(0),
    ...timestamps,
  },
});
export type CheckoutRow = InferEntity<typeof CheckoutEntity>;

/** What the processor told, kept as it came, before anything is done about it. */
export const StripeEventEntity = defineEntity({
  name: 'StripeEvent',
  tableName: 'stripe_events',
  properties: {
    id: p.text().primary(),
    /** The connected account that it happened on; null for the platform's own. */
    accountId: p.text().nullable(),
    type: p.text(),
    createdAt: p.datetime(),
    receivedAt: p.datetime(),
    body: p.json<unknown>(),
    handledAt: p.datetime().nullable(),
    outcome: p.text().nullable(),
  },
});
