// Emitted by npm run codegen from the server's code. Do not edit.

export type ErrorCode =
  | 'VALIDATION_FAILED'
  | 'NOT_FOUND'
  | 'FORBIDDEN'
  | 'UNAUTHENTICATED'
  | 'INVALID_CREDENTIALS'
  | 'EMAIL_NOT_CONFIRMED'
  | 'SECOND_FACTOR_REQUIRED'
  | 'STEP_UP_REQUIRED'
  | 'EMAIL_TAKEN'
  | 'TOKEN_INVALID'
  | 'CONFLICT'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'INVALID_STATE'
  | 'PLAN_LIMIT_REACHED'
  | 'READ_ONLY'
  | 'RATE_LIMITED'
  | 'PAYMENT_REQUIRED'
  | 'BAD_USER_INPUT'
  | 'QUERY_TOO_COMPLEX'
  | 'TOO_MANY_SUBSCRIPTIONS'
  | 'UNAVAILABLE'
  | 'INTERNAL'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'BAD_REQUEST'
  | 'OPERATION_RESOLUTION_FAILURE'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'PERSISTED_QUERY_NOT_SUPPORTED';

export type WebhookEventName =
  | 'customer.created'
  | 'customer.updated'
  | 'customer.archived'
  | 'customer.restored'
  | 'customer.imported'
  | 'customer.import_undone'
  | 'quote.created'
  | 'quote.updated'
  | 'quote.sent'
  | 'quote.resent'
  | 'quote.viewed'
  | 'quote.accepted'
  | 'quote.declined'
  | 'quote.changes_requested'
  | 'quote.expired'
  | 'quote.converted'
  | 'quote.voided'
  | 'quote.deleted'
  | 'invoice.created'
  | 'invoice.updated'
  | 'invoice.sent'
  | 'invoice.resent'
  | 'invoice.viewed'
  | 'invoice.paid'
  | 'invoice.voided'
  | 'invoice.written_off'
  | 'invoice.deleted'
  | 'payment.recorded'
  | 'payment.started'
  | 'payment.failed'
  | 'payment.refunded'
  | 'payment.disputed'
  | 'payment.updated'
  | 'payment.voided'
  | 'payout.sent'
  | 'payout.arrived'
  | 'payout.failed';

/** A message of a webhook. */
export interface WebhookEvent {
  /** `webhook.test` for a test that somebody sends from the dashboard. */
  type: WebhookEventName | 'webhook.test';
  /** When it happened. */
  timestamp: string;
  version: 1;
  data: {
/** The event in one sentence. */
summary: string;
/** The kind of whoever did it. */
actor: 'MEMBER' | 'API_KEY' | 'CUSTOMER' | 'SYSTEM' | 'STAFF';
customerId: string | null;
quoteId: string | null;
invoiceId: string | null;
paymentId: string | null;
customer: {
/** A UUID; unique among all things. */
id: string;
/** The kind of customer. */
kind: 'PERSON' | 'BUSINESS' | 'AGENCY' | 'SIGNING_SERVICE';
/** The name on quotes and invoices. */
name: string;
/** The address that quotes and invoices are sent to; null where none is known. */
email: string | null;
/** Phone number as typed; null where none is known. */
phone: string | null;
/** Whether they are hidden from lists and cannot be billed. */
archived: boolean;
} | null;
quote: {
/** A UUID; unique among all things. */
id: string;
/** Unique within the business, and without gaps. */
number: string;
/** 1 at first; one more each time it is sent after changes were requested. */
revision: number;
/** Where it stands. */
status: 'DRAFT' | 'SENT' | 'VIEWED' | 'CHANGES_REQUESTED' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'CONVERTED' | 'VOID';
/** Subtotal less discount plus tax. */
totalCents: number;
/** Asked for in advance; a part of the total. */
depositCents: number;
/** The last day to accept it; null where there is none. */
validUntil: string | null;
/** When this revision was sent. */
sentAt: string | null;
/** When the customer first opened what was sent. */
viewedAt: string | null;
/** When the customer accepted, declined or asked for changes. */
decidedAt: string | null;
} | null;
invoice: {
/** A UUID; unique among all things. */
id: string;
/** Unique within the business, and without gaps. */
number: string;
/** Where it stands. */
status: 'DRAFT' | 'SENT' | 'VIEWED' | 'PARTIAL' | 'PAID' | 'VOID' | 'WRITTEN_OFF' | 'REFUNDED';
/** The day that it was sent; null while it is a draft. */
issueDate: string | null;
/** The last day to pay. Set at sending from the customer's net days, where it was not chosen. */
dueDate: string | null;
/** Subtotal less discount plus tax. */
totalCents: number;
/** Succeeded payments less refunds. */
paidCents: number;
/** Total less paid; nothing once it is void or written off. */
balanceCents: number;
/** When it was first sent. */
sentAt: string | null;
/** When the customer first opened it. */
viewedAt: string | null;
/** When it was paid in full. */
paidAt: string | null;
} | null;
payment: {
/** A UUID; unique among all things. */
id: string;
/** How it was paid. */
method: 'CARD' | 'APPLE_PAY' | 'GOOGLE_PAY' | 'ACH' | 'CASH' | 'CHECK' | 'PHONE' | 'OTHER';
/** Where it stands. */
status: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELED' | 'VOIDED' | 'PARTLY_REFUNDED' | 'REFUNDED' | 'DISPUTED';
/** What was paid. */
amountCents: number;
/** What was given back of it. */
refundedCents: number;
/** Of the amount: added for the work. */
tipCents: number;
/** Whether it is the deposit of the quote that the invoice was made from. */
deposit: boolean;
/** Check number, phone authorisation, or the card processor's own id. */
reference: string | null;
/** Why it failed, for a person. */
failure: string | null;
/** When the money was received. */
receivedAt: string;
} | null;
payout: {
status: 'PENDING' | 'IN_TRANSIT' | 'PAID' | 'FAILED' | 'CANCELED';
amountCents: number;
} | null;
};
}
