import { defineEntity, type InferEntity } from '@mikro-orm/core';
import type { Address } from '#domain/inputs/address.ts';
import type { DisputeStatus } from '#domain/states/payment.ts';
import type { StoredTravel } from '#domain/travel.ts';
import { businessFilter, businessKey, cents, p, textArray, timestamps } from './columns.ts';

export const CustomerEntity = defineEntity({
  name: 'Customer',
  tableName: 'customers',
  filters: businessFilter,
  properties: {
    ...businessKey,
    kind: p.enum(['PERSON', 'BUSINESS', 'AGENCY', 'SIGNING_SERVICE'] as const),
    name: p.text(),
    email: p.text().nullable(),
    phone: p.text().nullable(),
    address: p.json<Address>().nullable(),
    notes: p.text().nullable(),
    externalId: p.text().nullable(),
    tags: textArray(),
    taxExempt: p.boolean().default(false),
    netDays: p.integer(),
    archivedAt: p.datetime().nullable(),
    createdBy: p.uuid().nullable(),
    /** Whose work they are, beside who added them. */
    assignedTo: p.uuid().nullable(),
    ...timestamps,
    version: p.integer().version(),
  },
});
export type CustomerRow = InferEntity<typeof CustomerEntity>;

const lineType = () => p.enum(['NOTARIAL_ACT', 'ROLLING', 'GOVERNMENT', 'TRAVEL', 'SUPPLY', 'OTHER'] as const);

export const ServiceEntity = defineEntity({
  name: 'Service',
  tableName: 'services',
  filters: businessFilter,
  properties: {
    ...businessKey,
    type: lineType(),
    description: p.text(),
    externalId: p.text().nullable(),
    unitCents: cents(),
    taxable: p.boolean(),
    position: p.integer(),
    archivedAt: p.datetime().nullable(),
    ...timestamps,
    version: p.integer().version(),
  },
});

const lineColumns = {
  ...businessKey,
  position: p.integer(),
  type: lineType(),
  description: p.text(),
  quantity: p.decimal('number'),
  unitCents: cents(),
  taxable: p.boolean(),
  optional: p.boolean(),
  selected: p.boolean(),
  totalCents: cents(),
  capReason: p.text().nullable(),
  serviceId: p.uuid().nullable(),
};

const documentColumns = {
  ...businessKey,
  customerId: p.uuid(),
  number: p.text(),
  subtotalCents: cents(),
  discountCents: cents(),
  taxRate: p.decimal('number'),
  taxCents: cents(),
  totalCents: cents(),
  terms: p.text().nullable(),
  notes: p.text().nullable(),
  externalId: p.text().nullable(),
  portalToken: p.text(),
  sentAt: p.datetime().nullable(),
  viewedAt: p.datetime().nullable(),
  createdBy: p.uuid().nullable(),
  /** Whose work it is, beside who wrote it. */
  assignedTo: p.uuid().nullable(),
  ...timestamps,
  version: p.integer().version(),
};

export const QuoteEntity = defineEntity({
  name: 'Quote',
  tableName: 'quotes',
  filters: businessFilter,
  properties: {
    ...documentColumns,
    revision: p.integer().default(1),
    status: p.enum([
      'DRAFT',
      'SENT',
      'VIEWED',
      'CHANGES_REQUESTED',
      'ACCEPTED',
      'DECLINED',
      'EXPIRED',
      'CONVERTED',
      'VOID',
    ] as const),
    depositCents: cents().default(0),
    validUntil: p.date().nullable(),
    travel: p.json<StoredTravel>().nullable(),
    changeRequest: p.text().nullable(),
    declineReason: p.text().nullable(),
    signerName: p.text().nullable(),
    signedAt: p.datetime().nullable(),
    signatureImage: p.text().nullable(),
    decidedAt: p.datetime().nullable(),
  },
});
export type QuoteRow = InferEntity<typeof QuoteEntity>;

export const QuoteLineEntity = defineEntity({
  name: 'QuoteLine',
  tableName: 'quote_lines',
  filters: businessFilter,
  properties: { ...lineColumns, quoteId: p.uuid() },
});
export type QuoteLineRow = InferEntity<typeof QuoteLineEntity>;

export const InvoiceEntity = defineEntity({
  name: 'Invoice',
  tableName: 'invoices',
  filters: businessFilter,
  properties: {
    ...documentColumns,
    quoteId: p.uuid().nullable(),
    status: p.enum(['DRAFT', 'SENT', 'VIEWED', 'PARTIAL', 'PAID', 'VOID', 'WRITTEN_OFF', 'REFUNDED'] as const),
    paidCents: cents().default(0),
    issueDate: p.date().nullable(),
    dueDate: p.date().nullable(),
    paidAt: p.datetime().nullable(),
    closedReason: p.text().nullable(),
  },
});
export type InvoiceRow = InferEntity<typeof InvoiceEntity>;

export const InvoiceLineEntity = defineEntity({
  name: 'InvoiceLine',
  tableName: 'invoice_lines',
  filters: businessFilter,
  properties: { ...lineColumns, invoiceId: p.uuid() },
});
export type InvoiceLineRow = InferEntity<typeof InvoiceLineEntity>;

/** A payer's objection at their bank. */
export interface PaymentDispute {
  id: string;
  status: DisputeStatus;
  /** Whether the bank only asks: it has moved no money, and may yet dispute the payment. */
  inquiry: boolean;
  reason: string;
  amountCents: number;
  /** The last moment to answer it. */
  dueBy: string | null;
}

export const PaymentEntity = defineEntity({
  name: 'Payment',
  tableName: 'payments',
  filters: businessFilter,
  properties: {
    ...businessKey,
    invoiceId: p.uuid(),
    method: p.enum(['CARD', 'APPLE_PAY', 'GOOGLE_PAY', 'ACH', 'CASH', 'CHECK', 'PHONE', 'OTHER'] as const),
    status: p.enum([
      'PENDING',
      'SUCCEEDED',
      'FAILED',
      'CANCELED',
      'VOIDED',
      'PARTLY_REFUNDED',
      'REFUNDED',
      'DISPUTED',
    ] as const),
    amountCents: cents(),
    refundedCents: cents().default(0),
    /** Of the amount: what the payer added for the work. */
    tipCents: cents().default(0),
    /** Of the amount: what came in beyond the balance, and is the customer's. */
    creditCents: cents().default(0),
    /** Of what it pays of its invoice: government fees, which are passed on and are no revenue. */
    governmentCents: cents().default(0),
    /** What the processor keeps, and what is left; null until it has said so. */
    feeCents: cents().nullable(),
    netCents: cents().nullable(),
    checkoutId: p.uuid().nullable(),
    /** Whether it is the deposit of the quote that became the invoice. */
    deposit: p.boolean().default(false),
    stripeIntentId: p.text().nullable(),
    stripeChargeId: p.text().nullable(),
    /** Why it failed, in words for a person. */
    failure: p.text().nullable(),
    dispute: p.json<PaymentDispute>().nullable(),
    /** Where the payer says which small deposits their bank received, before a bank payment can begin. */
    verificationUrl: p.text().nullable(),
    /** Which of the processor's reports this is; null for what it does not know of. */
    reportNumber: p.bigint('number').nullable(),
    reference: p.text().nullable(),
    note: p.text().nullable(),
    voidReason: p.text().nullable(),
    receivedAt: p.datetime(),
    recordedBy: p.uuid().nullable(),
    ...timestamps,
    version: p.integer().version(),
  },
});
export type PaymentRow = InferEntity<typeof PaymentEntity>;
