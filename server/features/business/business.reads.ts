import { column, expression, type ReadShape } from '#server/platform/reads/shape.ts';

/** SQL for the address of a stored file; see files.ts. */
export const fileUrl = (column: string) => `case when ${column} is null then null else '/files/' || ${column} end`;

/** The row scope expects `business_id`; in this table a generated column repeats the id under that name. */
export const businessReads: ReadShape = {
  table: 'businesses',
  fields: {
    id: column('id'),
    version: column('version'),
    name: column('name'),
    email: column('email'),
    phone: column('phone'),
    timeZone: column('time_zone'),
    timeZoneGuessed: column('time_zone_guessed'),
    address: column('address'),
    logoUrl: expression((t) => fileUrl(`${t}.logo_file_id`)),
    quotePrefix: column('quote_prefix'),
    invoicePrefix: column('invoice_prefix'),
    quoteTerms: column('quote_terms'),
    invoiceTerms: column('invoice_terms'),
    quoteValidDays: column('quote_valid_days'),
    netDays: column('net_days'),
    taxRate: column('tax_rate'),
    travelCentsPerMile: column('travel_cents_per_mile'),
    travelFreeMiles: column('travel_free_miles'),
    travelMinimumCents: column('travel_minimum_cents'),
    travelRoundTrip: column('travel_round_trip'),
    travelTaxable: column('travel_taxable'),
    partPayments: column('part_payments'),
    tips: column('tips'),
    isTestMode: expression((t) => `(${t}.test_of_business_id is not null)`),
  },
};
