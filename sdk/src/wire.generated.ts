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
  | 'TEST_LIMIT_REACHED'
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
  | 'customer.assigned'
  | 'customer.imported'
  | 'customer.import_undone'
  | 'service.created'
  | 'service.updated'
  | 'service.archived'
  | 'service.restored'
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
  | 'quote.assigned'
  | 'quote.voided'
  | 'quote.deleted'
  | 'invoice.created'
  | 'invoice.updated'
  | 'invoice.sent'
  | 'invoice.resent'
  | 'invoice.viewed'
  | 'invoice.overdue'
  | 'invoice.paid'
  | 'invoice.assigned'
  | 'invoice.voided'
  | 'invoice.written_off'
  | 'invoice.deleted'
  | 'payment.recorded'
  | 'payment.started'
  | 'payment.failed'
  | 'payment.refunded'
  | 'payment.disputed'
  | 'payment.dispute_closed'
  | 'payment.updated'
  | 'payment.voided'
  | 'payout.sent'
  | 'payout.arrived'
  | 'payout.failed'
  | 'business.updated'
  | 'business.closed'
  | 'business.reopened';

/** A message of a webhook. */
export interface WebhookEvent {
  /** `webhook.test` for a test that somebody sends from the dashboard. */
  type: WebhookEventName | 'webhook.test';
  /** When it happened. */
  timestamp: string;
  /** False for what happened in test mode. */
  livemode: boolean;
  version: 1;
  data: {
summary: string;
actor: 'MEMBER' | 'API_KEY' | 'CUSTOMER' | 'SYSTEM';
customerId: string | null;
quoteId: string | null;
invoiceId: string | null;
paymentId: string | null;
customerIds: readonly (string)[] | null;
customerCount: number | null;
customer: {
id: string;
kind: 'PERSON' | 'BUSINESS' | 'AGENCY' | 'SIGNING_SERVICE';
name: string;
email: string | null;
phone: string | null;
archived: boolean;
assignedTo: {
id: string;
fullName: string;
} | null;
} | null;
service: {
id: string;
type: 'NOTARIAL_ACT' | 'ROLLING' | 'GOVERNMENT' | 'TRAVEL' | 'SUPPLY' | 'OTHER';
description: string;
unitCents: number;
taxable: boolean;
archived: boolean;
} | null;
quote: {
id: string;
number: string;
revision: number;
status: 'DRAFT' | 'SENT' | 'VIEWED' | 'CHANGES_REQUESTED' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'CONVERTED' | 'VOID';
totalCents: number;
depositCents: number | null;
validUntil: string | null;
sentAt: string | null;
viewedAt: string | null;
decidedAt: string | null;
assignedTo: {
id: string;
fullName: string;
} | null;
} | null;
invoice: {
id: string;
number: string;
status: 'DRAFT' | 'SENT' | 'VIEWED' | 'PARTIAL' | 'PAID' | 'VOID' | 'WRITTEN_OFF' | 'REFUNDED';
issueDate: string | null;
dueDate: string | null;
totalCents: number;
paidCents: number;
balanceCents: number;
sentAt: string | null;
viewedAt: string | null;
paidAt: string | null;
assignedTo: {
id: string;
fullName: string;
} | null;
} | null;
payment: {
id: string;
method: 'CARD' | 'APPLE_PAY' | 'GOOGLE_PAY' | 'ACH' | 'CASH' | 'CHECK' | 'PHONE' | 'OTHER';
status: 'PENDING' | 'SUCCEEDED' | 'FAILED' | 'CANCELED' | 'VOIDED' | 'PARTLY_REFUNDED' | 'REFUNDED' | 'DISPUTED';
amountCents: number;
refundedCents: number;
tipCents: number;
deposit: boolean;
reference: string | null;
failure: string | null;
dispute: {
id: string;
status: 'NEEDS_RESPONSE' | 'UNDER_REVIEW' | 'WON' | 'LOST';
inquiry: boolean;
reason: string;
amountCents: number;
dueBy: string | null;
} | null;
receivedAt: string;
} | null;
payout: {
id: string;
status: 'PENDING' | 'IN_TRANSIT' | 'PAID' | 'FAILED' | 'CANCELED';
amountCents: number;
arrivesOn: string | null;
failure: string | null;
} | null;
business: {
id: string;
name: string;
email: string | null;
phone: string | null;
timeZone: string;
} | null;
};
}
