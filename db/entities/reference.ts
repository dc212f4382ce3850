import { defineEntity } from '@mikro-orm/core';
import { ownKey, p } from './columns.ts';

/** The maximum fee that a state allows a notary to charge. Figures and sources are data that staff keep current. */
export const NotarialFeeCapEntity = defineEntity({
  name: 'NotarialFeeCap',
  tableName: 'notarial_fee_caps',
  properties: {
    ...ownKey,
    state: p.text(),
    act: p.text(),
    mode: p.text(),
    firstCents: p.integer().nullable(),
    additionalCents: p.integer().nullable(),
    unit: p.text(),
    validFrom: p.date().nullable(),
    validTo: p.date().nullable(),
    source: p.text(),
    certainty: p.text(),
    reviewedAt: p.date().nullable(),
  },
});

export const MileageRateEntity = defineEntity({
  name: 'MileageRate',
  tableName: 'mileage_rates',
  properties: {
    ...ownKey,
    validFrom: p.date(),
    validTo: p.date().nullable(),
    centsPerMile: p.decimal('number'),
    source: p.text(),
    certainty: p.text(),
  },
});

export const TravelRuleEntity = defineEntity({
  name: 'TravelRule',
  tableName: 'travel_rules',
  properties: {
    ...ownKey,
    state: p.text(),
    rule: p.text(),
    source: p.text(),
    certainty: p.text(),
    reviewedAt: p.date().nullable(),
  },
});
