import type { CalendarDate } from '../dates.ts';
import { defineMachine } from './machine.ts';

export const QUOTE_STATUSES = [
  'DRAFT',
  'SENT',
  'VIEWED',
  'CHANGES_REQUESTED',
  'ACCEPTED',
  'DECLINED',
  'EXPIRED',
  'CONVERTED',
  'VOID',
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** The transitions of a quote. */
export const quoteMachine = defineMachine({
  thing: 'quote',
  states: QUOTE_STATUSES,
  events: {
    edit: { from: ['DRAFT', 'CHANGES_REQUESTED', 'EXPIRED'], done: 'edited' },
    /** From CHANGES_REQUESTED a new revision is sent; from EXPIRED the quote is reissued. */
    send: { from: ['DRAFT', 'CHANGES_REQUESTED', 'EXPIRED'], to: 'SENT', done: 'sent' },
    resend: { from: ['SENT', 'VIEWED'], done: 'sent again' },
    view: { from: ['SENT'], to: 'VIEWED', done: 'marked as viewed' },
    accept: { from: ['SENT', 'VIEWED'], to: 'ACCEPTED', done: 'accepted' },
    decline: { from: ['SENT', 'VIEWED'], to: 'DECLINED', done: 'declined' },
    requestChanges: { from: ['SENT', 'VIEWED'], to: 'CHANGES_REQUESTED', done: 'sent back for changes' },
    expire: { from: ['SENT', 'VIEWED'], to: 'EXPIRED', done: 'marked as expired' },
    /**
     * From CONVERTED only where the invoice was voided or its draft deleted: a quote has at most one current invoice.
     */
    convert: { from: ['ACCEPTED', 'CONVERTED'], to: 'CONVERTED', done: 'converted to an invoice' },
    /** Whether the quote's invoice still awaits a deposit is checked elsewhere. */
    payDeposit: { from: ['ACCEPTED', 'CONVERTED'], done: 'paid in advance' },
    void: { from: ['DRAFT', 'SENT', 'VIEWED', 'CHANGES_REQUESTED', 'EXPIRED'], to: 'VOID', done: 'voided' },
    duplicate: { from: QUOTE_STATUSES, done: 'duplicated' },
    delete: { from: ['DRAFT'], done: 'deleted' },
  },
});
export type QuoteEvent = keyof typeof quoteMachine.events;

/** Returns whether a sent quote is past its last valid day; it can then only expire. */
export function quoteHasLapsed(
  { status, validUntil }: { status: QuoteStatus; validUntil?: CalendarDate | null },
  today: CalendarDate,
): boolean {
  return quoteMachine.can(status, 'expire') && !!validUntil && validUntil < today;
}

export const QUOTE_ACTIONS = ['EDIT', 'SEND', 'RESEND', 'CONVERT', 'VOID', 'DUPLICATE', 'DELETE'] as const;
/** An action on a quote. */
export type QuoteAction = (typeof QUOTE_ACTIONS)[number];

/** Returns the actions that a quote's status allows, regardless of the viewer's permissions. */
export function quoteActions({ status, hasInvoice }: { status: QuoteStatus; hasInvoice: boolean }): QuoteAction[] {
  return QUOTE_ACTIONS.filter((action) => {
    if (action === 'CONVERT' && hasInvoice) return false;
    return quoteMachine.can(status, action.toLowerCase() as Lowercase<QuoteAction>);
  });
}
