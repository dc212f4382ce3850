import { defineEntity, type InferEntity } from '@mikro-orm/core';
import type { Address } from '#domain/inputs/address.ts';
import { businessFilter, businessKey, cents, ownKey, p, timestamps } from './columns.ts';

export const BusinessEntity = defineEntity({
  name: 'Business',
  tableName: 'businesses',
  properties: {
    ...ownKey,
    name: p.text(),
    email: p.text().nullable(),
    phone: p.text().nullable(),
    timeZone: p.text(),
    /** Whether the zone was guessed at sign-up and nobody has confirmed it since. */
    timeZoneGuessed: p.boolean().default(false),
    address: p.json<Address>().nullable(),
    logoFileId: p.uuid().nullable(),
    quotePrefix: p.text().default('Q-'),
    invoicePrefix: p.text().default('INV-'),
    quoteTerms: p.text().nullable(),
    invoiceTerms: p.text().nullable(),
    quoteValidDays: p.integer().default(30),
    netDays: p.integer().default(14),
    taxRate: p.decimal('number').default(0),
    travelCentsPerMile: p.decimal('number').default(72.5),
    travelFreeMiles: p.decimal('number').default(0),
    travelMinimumCents: cents().default(0),
    travelRoundTrip: p.boolean().default(true),
    travelTaxable: p.boolean().default(false),
    /** Whether customers may pay a part of what they owe online. */
    partPayments: p.boolean().default(true),
    /** Whether customers who pay online are asked for a tip. */
    tips: p.boolean().default(false),
    trialEndsAt: p.datetime(),
    betaAccessEndsAt: p.datetime().nullable(),
    /** The live business whose test business this is. */
    testOfBusinessId: p.uuid().nullable(),
    ...timestamps,
    version: p.integer().version(),
  },
});
export type BusinessRow = InferEntity<typeof BusinessEntity>;

/** A number whose draft was deleted before anybody saw it: the next document takes it, so that numbers stay without gaps. */
export const ReleasedNumberEntity = defineEntity({
  name: 'ReleasedNumber',
  tableName: 'released_numbers',
  filters: businessFilter,
  properties: { businessId: p.uuid().primary(), kind: p.text().primary(), value: p.integer().primary() },
});

/** The next number of each kind of document; its row is locked while one is taken, so that none is skipped or taken twice. */
export const CounterEntity = defineEntity({
  name: 'Counter',
  tableName: 'counters',
  filters: businessFilter,
  properties: { businessId: p.uuid().primary(), kind: p.text().primary(), nextValue: p.integer() },
});

export const FileEntity = defineEntity({
  name: 'File',
  tableName: 'files',
  filters: businessFilter,
  properties: { ...businessKey, contentType: p.text(), bytes: p.blob(), createdAt: timestamps.createdAt },
});
