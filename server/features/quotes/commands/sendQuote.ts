import type { QuoteRow } from '#db/entities/index.ts';
import { addDays } from '#domain/dates.ts';
import { quoteMachine } from '#domain/states/quote.ts';
import { billableCustomer } from '#server/features/customers/index.ts';
import { requireCapReasons } from '#server/features/lines/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { QuoteOccasion } from '../jobs/sendQuoteMail.ts';
import { lockQuote } from '../lockQuote.ts';
import { linesOf } from '../quoteLines.ts';
import { requireSendable } from '../requireSendable.ts';

/**
 * Sends a quote for the first time, as a new revision after requested changes, or again after it expired: by email, or
 * marked as given by hand, which needs no email address.
 */
export async function sendQuote(work: Work, id: string, byHand = false): Promise<void> {
  const { quote, business, today } = await lockQuote(work, id);
  const from = quote.status;
  quote.status = quoteMachine.next(from, 'send');
  const hasExpired = from === 'EXPIRED' && quote.validUntil && quote.validUntil < today;
  if (hasExpired) quote.validUntil = addDays(today, business.quoteValidDays);

  const customer = await billableCustomer(work, quote.customerId);
  requireSendable(quote, customer, today, { byHand });
  await requireCapReasons(work, await linesOf(work, id));

  if (from === 'CHANGES_REQUESTED') quote.revision += 1;
  work.em.assign(quote, { sentAt: work.now, viewedAt: null, decidedAt: null, changeRequest: null });
  if (!byHand)
    await work.enqueue('mail.quote', { businessId: work.businessId, quoteId: id, occasion: occasionOf(from) });
  work.record({
    type: 'quote.sent',
    summary: byHand
      ? `Gave quote ${quote.number} to ${customer.name} by hand`
      : `Sent quote ${quote.number} to ${customer.name}`,
    quoteId: id,
    customerId: customer.id,
    before: { status: from },
    after: { status: quote.status, revision: quote.revision, ...(byHand && { givenByHand: true }) },
  });
}

function occasionOf(from: QuoteRow['status']): QuoteOccasion {
  if (from === 'EXPIRED') return 'REISSUED';
  return from === 'CHANGES_REQUESTED' ? 'REVISED' : 'NEW';
}
