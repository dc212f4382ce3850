import type { Cents } from '../money.ts';
import { defineMachine } from './machine.ts';

export const INVOICE_STATUSES = [
  'DRAFT',
  'SENT',
  'VIEWED',
  'PARTIAL',
  'PAID',
  'VOID',
  'WRITTEN_OFF',
  'REFUNDED',
] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/**
 * The transitions of an invoice. A sent invoice is never edited: it is voided and duplicated. `pay` and `voidPayment`
 * have no target, because the status after them follows from the payments (invoiceStatusAfterPayments).
 */
export const invoiceMachine = defineMachine({
  thing: 'invoice',
  states: INVOICE_STATUSES,
  events: {
    edit: { from: ['DRAFT'], done: 'edited' },
    send: { from: ['DRAFT'], to: 'SENT', done: 'sent' },
    resend: { from: ['SENT', 'VIEWED', 'PARTIAL'], done: 'sent again' },
    view: { from: ['SENT'], to: 'VIEWED', done: 'marked as viewed' },
    pay: { from: ['SENT', 'VIEWED', 'PARTIAL'], done: 'paid' },
    /** A check may bounce after the rest was written off. */
    voidPayment: { from: ['PARTIAL', 'PAID', 'WRITTEN_OFF'], done: 'reduced by a voided payment' },
    void: { from: ['DRAFT', 'SENT', 'VIEWED'], to: 'VOID', done: 'voided' },
    writeOff: { from: ['SENT', 'VIEWED', 'PARTIAL'], to: 'WRITTEN_OFF', done: 'written off' },
    duplicate: { from: INVOICE_STATUSES, done: 'duplicated' },
    delete: { from: ['DRAFT'], done: 'deleted' },
  },
});
export type InvoiceEvent = keyof typeof invoiceMachine.events;

/** Returns the status of an invoice after a payment was recorded or voided. */
export function invoiceStatusAfterPayments(invoice: {
  status: InvoiceStatus;
  totalCents: Cents;
  /** Cents of succeeded payments less refunds. */
  paidCents: Cents;
  /** When the customer first opened it; null until then. */
  viewedAt: Date | string | null;
  /** Whether a payment was fully refunded. */
  wasRefunded?: boolean;
}): InvoiceStatus {
  const { status, totalCents, paidCents, viewedAt, wasRefunded = false } = invoice;
  const followsTheMoney = ['SENT', 'VIEWED', 'PARTIAL', 'PAID', 'REFUNDED'].includes(status);
  if (!followsTheMoney) return status;
  if (paidCents >= totalCents) return 'PAID';
  if (paidCents > 0) return 'PARTIAL';
  if (wasRefunded && ['PAID', 'PARTIAL', 'REFUNDED'].includes(status)) return 'REFUNDED';
  return viewedAt ? 'VIEWED' : 'SENT';
}

/** Returns whether an invoice is overdue: sent, with a balance, and past its due date. */
export function isOverdue(
  invoice: { status: InvoiceStatus; dueDate: string | null; balanceCents: Cents },
  today: string,
): boolean {
  const awaitsMoney = invoiceMachine.can(invoice.status, 'pay') && invoice.balanceCents > 0;
  return awaitsMoney && invoice.dueDate !== null && invoice.dueDate < today;
}

export const INVOICE_ACTIONS = [
  'EDIT',
  'SEND',
  'RESEND',
  'RECORD_PAYMENT',
  'VOID',
  'WRITE_OFF',
  'DUPLICATE',
  'DELETE',
] as const;
/** An action on an invoice. */
export type InvoiceAction = (typeof INVOICE_ACTIONS)[number];

const EVENT_OF: Record<InvoiceAction, InvoiceEvent> = {
  EDIT: 'edit',
  SEND: 'send',
  RESEND: 'resend',
  RECORD_PAYMENT: 'pay',
  VOID: 'void',
  WRITE_OFF: 'writeOff',
  DUPLICATE: 'duplicate',
  DELETE: 'delete',
};

/** Returns the actions that an invoice's status and balance allow, regardless of the viewer's permissions. */
export function invoiceActions(
  status: InvoiceStatus,
  { paidCents, balanceCents }: { paidCents: Cents; balanceCents: Cents },
): InvoiceAction[] {
  return INVOICE_ACTIONS.filter((action) => {
    if (!invoiceMachine.can(status, EVENT_OF[action])) return false;
    if (action === 'RECORD_PAYMENT' || action === 'WRITE_OFF') return balanceCents > 0;
    if (action === 'VOID') return paidCents === 0;
    return true;
  });
}
