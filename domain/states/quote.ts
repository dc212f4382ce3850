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

/** What may happen to a quote, and when. */
export const quoteMachine = defineMachine({
  thing: 'quote',
  states: QUOTE_STATUSES,
  events: {
    edit: { from: ['DRAFT', 'CHANGES_REQUESTED', 'EXPIRED'], done: 'edited' },
    /** From CHANGES_REQUESTED a new revision goes out; from EXPIRED the quote is reissued. */
    send: { from: ['DRAFT', 'CHANGES_REQUESTED', 'EXPIRED'], to: 'SENT', done: 'sent' },
    resend: { from: ['SENT', 'VIEWED'], done: 'sent again' },
    view: { from: ['SENT'], to: 'VIEWED', done: 'marked as viewed' },
    accept: { from: ['SENT', 'VIEWED'], to: 'ACCEPTED', done: 'accepted' },
    decline: { from: ['SENT', 'VIEWED'], to: 'DECLINED', done: 'declined' },
    requestChanges: { from: ['SENT', 'VIEWED'], to: 'CHANGES_REQUESTED', done: 'sent back for changes' },
    expire: { from: ['SENT', 'VIEWED'], to: 'EXPIRED', done: 'marked as expired' },
    /** From CONVERTED again only where that invoice was voided or its draft deleted: a quote has one invoice at most. */
    convert: { from: ['ACCEPTED', 'CONVERTED'], to: 'CONVERTED', done: 'made into an invoice' },
    /** Of what was agreed on; whether the invoice that it became still awaits one is decided elsewhere. */
    payDeposit: { from: ['ACCEPTED', 'CONVERTED'], done: 'paid in advance' },
    void: { from: ['DRAFT', 'SENT', 'VIEWED', 'CHANGES_REQUESTED', 'EXPIRED'], to: 'VOID', done: 'voided' },
    duplicate: { from: QUOTE_STATUSES, done: 'duplicated' },
    delete: { from: ['DRAFT'], done: 'deleted' },
  },
});
export type QuoteEvent = keyof typeof quoteMachine.events;

/** Whether a quote that waits for its customer is past its last day: all that can happen to it then is to expire. */
export function quoteHasLapsed(
  { status, validUntil }: { status: QuoteStatus; validUntil?: CalendarDate | null },
  today: CalendarDate,
): boolean {
  return quoteMachine.can(status, 'expire') && !!validUntil && validUntil < today;
}

export const QUOTE_ACTIONS = ['EDIT', 'SEND', 'RESEND', 'CONVERT', 'VOID', 'DUPLICATE', 'DELETE'] as const;
/** What the professional may be offered on a quote. */
export type QuoteAction = (typeof QUOTE_ACTIONS)[number];

/** The actions that a quote's state allows; what the asker's role allows is intersected elsewhere. */
export function quoteActions({ status, hasInvoice }: { status: QuoteStatus; hasInvoice: boolean }): QuoteAction[] {
  return QUOTE_ACTIONS.filter((action) => {
    if (action === 'CONVERT' && hasInvoice) return false;
    return quoteMachine.can(status, action.toLowerCase() as Lowercase<QuoteAction>);
  });
}
