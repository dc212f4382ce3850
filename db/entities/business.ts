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
    /** Whether the time zone was guessed at sign-up and has not been confirmed since. */
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
    /** Whether customers may pay part of an invoice online. */
    partPayments: p.boolean().default(true),
    /** Whether the online payment page offers a tip. */
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

/** A document number whose draft was deleted before it was sent. The next document reuses it, so that numbers have no gaps. */
export const ReleasedNumberEntity = defineEntity({
  name: 'ReleasedNumber',
  tableName: 'released_numbers',
  filters: businessFilter,
  properties: { businessId: p.uuid().primary(), kind: p.text().primary(), value: p.integer().primary() },
});

/** The next number of each kind of document. Its row is locked while a number is taken, so that none is skipped or used twice. */
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
