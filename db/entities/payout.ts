import { defineEntity } from '@mikro-orm/core';
import { PAYOUT_STATUSES } from '#domain/states/payout.ts';
import { businessFilter, businessKey, cents, p, timestamps } from './columns.ts';

/** What the payment processor sends on to a business's bank. */
export const PayoutEntity = defineEntity({
  name: 'Payout',
  tableName: 'payouts',
  filters: businessFilter,
  properties: {
    ...businessKey,
    stripePayoutId: p.text(),
    /** The connected account that it left. */
    accountId: p.text(),
    /** Below zero where the processor takes money back from the bank. */
    amountCents: cents(),
    status: p.enum(PAYOUT_STATUSES),
    /** Why the bank sent it back, in words for a person. */
    failure: p.text().nullable(),
    /** When it reaches the bank, or is expected to. */
    arrivesOn: p.date(),
    initiatedAt: p.datetime(),
    ...timestamps,
  },
});
