import { column, type ReadShape } from '#server/platform/reads/shape.ts';

export const payoutReads: ReadShape = {
  table: 'payouts',
  agedOn: (t) => `(${t}.initiated_at at time zone 'UTC')::date`,
  fields: {
    id: column('id'),
    amountCents: column('amount_cents'),
    status: column('status'),
    failure: column('failure'),
    arrivesOn: column('arrives_on'),
    initiatedAt: column('initiated_at'),
    createdAt: column('created_at'),
    updatedAt: column('updated_at'),
  },
};
