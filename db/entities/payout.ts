import { defineEntity } from '@mikro-orm/core';
import { PAYOUT_STATUSES } from '#domain/states/payout.ts';
import { businessFilter, businessKey, cents, p, timestamps } from './columns.ts';

/** A Stripe payout to a business's bank. */
export const PayoutEntity = defineEntity({
  name: 'Payout',
  tableName: 'payouts',
  filters: businessFilter,
  properties: {
    ...businessKey,
    stripePayoutId: p.text(),
    /** The connected Stripe account that pays out. */
    accountId: p.text(),
    /** In cents; negative if Stripe debits the bank account. */
    amountCents: cents(),
    status: p.enum(PAYOUT_STATUSES),
    /** Why the bank returned it, as a sentence; null unless it failed. */
    failure: p.text().nullable(),
    /** When it arrives or is expected to arrive at the bank. */
    arrivesOn: p.date(),
    initiatedAt: p.datetime(),
    ...timestamps,
  },
});
