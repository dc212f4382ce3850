import { quoteMachine } from '#domain/states/quote.ts';
import { billableCustomer } from '#server/features/customers/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { lockQuote } from '../lockQuote.ts';
import { requireSendable } from '../requireSendable.ts';

/** Resends a quote unchanged. */
export async function resendQuote(work: Work, id: string): Promise<void> {
  const { quote, today } = await lockQuote(work, id);
  quoteMachine.next(quote.status, 'resend');
  const customer = await billableCustomer(work, quote.customerId);
  requireSendable(quote, customer, today, { byHand: false });
  const occasion = quote.revision > 1 ? 'REVISED' : 'NEW';
  await work.enqueue('mail.quote', { businessId: work.businessId, quoteId: id, occasion });
  work.record({
    type: 'quote.resent',
    summary: `Resent quote ${quote.number} to ${customer.name}`,
    quoteId: id,
    customerId: customer.id,
  });
}
