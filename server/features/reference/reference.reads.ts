import { column, type ReadShape } from '#server/platform/reads/shape.ts';

export const notarialFeeCapReads: ReadShape = {
  table: 'notarial_fee_caps',
  public: true,
  fields: {
    state: column('state'),
    act: column('act'),
    mode: column('mode'),
    firstCents: column('first_cents'),
    additionalCents: column('additional_cents'),
    unit: column('unit'),
    validFrom: column('valid_from'),
    validTo: column('valid_to'),
    source: column('source'),
    certainty: column('certainty'),
    reviewedAt: column('reviewed_at'),
  },
};

export const travelRuleReads: ReadShape = {
  table: 'travel_rules',
  public: true,
  fields: {
    state: column('state'),
    rule: column('rule'),
    source: column('source'),
    certainty: column('certainty'),
    reviewedAt: column('reviewed_at'),
  },
};

export const mileageRateReads: ReadShape = {
  table: 'mileage_rates',
  public: true,
  fields: {
    validFrom: column('valid_from'),
    validTo: column('valid_to'),
    centsPerMile: column('cents_per_mile'),
    source: column('source'),
    certainty: column('certainty'),
  },
};
