import { column, type ReadShape } from '#server/platform/reads/shape.ts';

export const payoutReads: ReadShape = {
  table: 'payouts',
  retained: { at: (t) => `${t}.initiated_at` },
  fields: {
    id: column('id'),
    amountCents: column('amount_cents'),
    status: column('status'),
    failure: column('failure'),
    arrivesOn: column('arrives_on'),
    initiatedAt: column('initiated_at'),
  },
};
