import { quoteMachine } from '#domain/states/quote.ts';
import { randomToken } from '#server/platform/auth/tokens.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { lockQuote } from '../lockQuote.ts';

/** Voids a quote. Its portal link no longer works. */
export async function voidQuote(work: Work, id: string): Promise<void> {
  const { quote } = await lockQuote(work, id);
  const from = quote.status;
  quote.status = quoteMachine.next(from, 'void');
  quote.portalToken = randomToken();
  work.record({
    type: 'quote.voided',
    summary: `Voided quote ${quote.number}`,
    quoteId: id,
    customerId: quote.customerId,
    before: { status: from },
    after: { status: quote.status },
  });
}
