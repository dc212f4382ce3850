import * as z from 'zod';
import { CUSTOMER_KINDS } from './inputs/customer.ts';
import { INVOICE_STATUSES } from './states/invoice.ts';
import { DISPUTE_STATUSES, PAYMENT_METHODS, PAYMENT_STATUSES } from './states/payment.ts';
import { PAYOUT_STATUSES } from './states/payout.ts';
import { QUOTE_STATUSES } from './states/quote.ts';
import { LINE_TYPES } from './totals.ts';
import { WEBHOOK_ACTORS, type WebhookEvent, webhookEventFacts } from './webhookEvents.ts';

/** The version of the messages' shape. It only grows; a change that would break a receiver gets a new number. */
export const WEBHOOK_VERSION = 1;

/** Where the JSON Schema of an event's messages is, below the address of the installation. It does not change. */
export const webhookSchemaPath = (type: WebhookEvent, version: number) => `/schemas/webhooks/v${version}/${type}.json`;

/** The most ids that a message about an import lists: beyond, receivers ask the API (docs/webhooks.md). */
export const MOST_IMPORTED_IDS = 1_000;

const id = z.uuid();
const text = z.string();
const cents = z.int();
const instant = z.iso.datetime();
const day = z.iso.date();
const assignedTo = z.strictObject({ id, fullName: text }).nullable();

/** The things that a message can carry, with their fields. They are read as the API's fields of the same names. */
export const WEBHOOK_THINGS = {
  customer: z.strictObject({
    id,
    kind: z.enum(CUSTOMER_KINDS),
    name: text,
    email: text.nullable(),
    phone: text.nullable(),
    archived: z.boolean(),
    assignedTo,
  }),
  service: z.strictObject({
    id,
    type: z.enum(LINE_TYPES),
    description: text,
    unitCents: cents,
    taxable: z.boolean(),
    archived: z.boolean(),
  }),
  quote: z.strictObject({
    id,
    number: text,
    revision: z.int(),
    status: z.enum(QUOTE_STATUSES),
    totalCents: cents,
    depositCents: cents.nullable(),
    validUntil: day.nullable(),
    sentAt: instant.nullable(),
    viewedAt: instant.nullable(),
    decidedAt: instant.nullable(),
    assignedTo,
  }),
  invoice: z.strictObject({
    id,
    number: text,
    status: z.enum(INVOICE_STATUSES),
    issueDate: day.nullable(),
    dueDate: day.nullable(),
    totalCents: cents,
    paidCents: cents,
    balanceCents: cents,
    sentAt: instant.nullable(),
    viewedAt: instant.nullable(),
    paidAt: instant.nullable(),
    assignedTo,
  }),
  payment: z.strictObject({
    id,
    method: z.enum(PAYMENT_METHODS),
    status: z.enum(PAYMENT_STATUSES),
    amountCents: cents,
    refundedCents: cents,
    tipCents: cents,
    deposit: z.boolean(),
    reference: text.nullable(),
    failure: text.nullable(),
    dispute: z
      .strictObject({
        id: text,
        status: z.enum(DISPUTE_STATUSES),
        inquiry: z.boolean(),
        reason: text,
        amountCents: cents,
        dueBy: instant.nullable(),
      })
      .nullable(),
    receivedAt: instant,
  }),
  payout: z.strictObject({
    id,
    status: z.enum(PAYOUT_STATUSES),
    amountCents: cents,
    arrivesOn: day.nullable(),
    failure: text.nullable(),
  }),
  business: z.strictObject({ id, name: text, email: text.nullable(), phone: text.nullable(), timeZone: text }),
} as const;

/** What `data` holds of an event. A thing is null where the event is not about one, or it was deleted since. */
export const webhookData = z.strictObject({
  summary: text,
  actor: z.enum(WEBHOOK_ACTORS),
  customerId: id.nullable(),
  quoteId: id.nullable(),
  invoiceId: id.nullable(),
  paymentId: id.nullable(),
  customerIds: z.array(id).max(MOST_IMPORTED_IDS).nullable(),
  customerCount: z.int().nullable(),
  customer: WEBHOOK_THINGS.customer.nullable(),
  service: WEBHOOK_THINGS.service.nullable(),
  quote: WEBHOOK_THINGS.quote.nullable(),
  invoice: WEBHOOK_THINGS.invoice.nullable(),
  payment: WEBHOOK_THINGS.payment.nullable(),
  payout: WEBHOOK_THINGS.payout.nullable(),
  business: WEBHOOK_THINGS.business.nullable(),
});

/** The shape of the messages about an event. */
export const webhookMessageOf = (type: WebhookEvent) =>
  z.strictObject({
    type: z.literal(type),
    timestamp: instant,
    livemode: z.boolean(),
    version: z.literal(WEBHOOK_VERSION),
    data: webhookData.extend({ actor: z.enum(webhookEventFacts(type).actors) }),
  });
