import { defineEntity, type InferEntity } from '@mikro-orm/core';
import type { Address } from '#domain/inputs/address.ts';
import { CUSTOMER_KINDS } from '#domain/inputs/customer.ts';
import { INVOICE_STATUSES } from '#domain/states/invoice.ts';
import { type DisputeStatus, PAYMENT_METHODS, PAYMENT_STATUSES } from '#domain/states/payment.ts';
import { QUOTE_STATUSES } from '#domain/states/quote.ts';
import { LINE_TYPES } from '#domain/totals.ts';
import type { StoredTravel } from '#domain/travel.ts';
import { businessFilter, businessKey, cents, p, textArray, timestamps } from './columns.ts';

export const CustomerEntity = defineEntity({
  name: 'Customer',
  tableName: 'customers',
  filters: businessFilter,
  properties: {
    ...businessKey,
    kind: p.enum(CUSTOMER_KINDS),
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
    /** The member the record is assigned to; its creator keeps access too. */
    assignedTo: p.uuid().nullable(),
    ...timestamps,
    version: p.integer().version(),
  },
});
export type CustomerRow = InferEntity<typeof CustomerEntity>;

const lineType = () => p.enum(LINE_TYPES);

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
  /** The member the document is assigned to; its creator keeps access too. */
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
    status: p.enum(QUOTE_STATUSES),
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
    status: p.enum(INVOICE_STATUSES),
    paidCents: cents().default(0),
    issueDate: p.date().nullable(),
    dueDate: p.date().nullable(),
    /** The due date for which invoice.overdue was recorded. */
    overdueNotedFor: p.date().nullable(),
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

/** A dispute: the payer's objection at their bank. */
export interface PaymentDispute {
  id: string;
  status: DisputeStatus;
  /** Whether it is an inquiry: no money was withdrawn yet, and a dispute may follow. */
  inquiry: boolean;
  reason: string;
  amountCents: number;
  /** The deadline for submitting evidence. */
  dueBy: string | null;
}

export const PaymentEntity = defineEntity({
  name: 'Payment',
  tableName: 'payments',
  filters: businessFilter,
  properties: {
    ...businessKey,
    invoiceId: p.uuid(),
    method: p.enum(PAYMENT_METHODS),
    status: p.enum(PAYMENT_STATUSES),
    amountCents: cents(),
    refundedCents: cents().default(0),
    /** Tip, in cents; part of the amount. */
    tipCents: cents().default(0),
    /** Overpayment, in cents; part of the amount, owed to the customer. */
    creditCents: cents().default(0),
    /** Government fees in cents; part of what it pays of the invoice, passed on and not revenue. */
    governmentCents: cents().default(0),
    /** Stripe's fee and the net amount in cents; null until Stripe reports them. */
    feeCents: cents().nullable(),
    netCents: cents().nullable(),
    checkoutId: p.uuid().nullable(),
    /** Whether it paid the deposit of the quote from which the invoice was created. */
    deposit: p.boolean().default(false),
    stripeIntentId: p.text().nullable(),
    stripeChargeId: p.text().nullable(),
    /** Why it failed, as a sentence for the user. */
    failure: p.text().nullable(),
    dispute: p.json<PaymentDispute>().nullable(),
    /** URL of the page on which the payer verifies micro-deposits before a bank payment can start. */
    verificationUrl: p.text().nullable(),
    /** Stripe's id of the report; null for payments that Stripe does not know. */
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
