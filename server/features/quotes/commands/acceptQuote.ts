import type { AcceptQuote } from '#domain/inputs/portal.ts';
import { totalsAsChosen } from '#domain/quoteChoice.ts';
import { quoteMachine } from '#domain/states/quote.ts';
import { invalidInput } from '#server/core/errors.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { lockQuote } from '../lockQuote.ts';
import { linesOf } from '../quoteLines.ts';

type Acceptance = Omit<AcceptQuote, 'token'>;

/** Accepts a quote with the customer's signature and selected optional lines; without a selection, those of the quote. */
export async function acceptQuote(
  work: Work,
  id: string,
  { signerName, signatureImage, selectedOptionalLineIds: chosen }: Acceptance,
): Promise<void> {
  const { quote } = await lockQuote(work, id);
  const before = { status: quote.status, totalCents: quote.totalCents };
  quote.status = quoteMachine.next(before.status, 'accept');

  const lines = await linesOf(work, id);
  if (chosen) {
    const options = lines.filter(({ optional }) => optional);
    requireAmong(
      options.map((line) => line.id),
      chosen,
    );
    for (const line of options) line.selected = chosen.includes(line.id);
  }
  const { subtotalCents, discountCents, taxCents, totalCents, depositCents } = totalsAsChosen({ ...quote, lines });
  work.em.assign(quote, {
    subtotalCents,
    discountCents,
    taxCents,
    totalCents,
    depositCents,
    signerName,
    signatureImage: signatureImage ?? null,
    signedAt: work.now,
    decidedAt: work.now,
  });
  await work.enqueue('mail.quoteDecided', { businessId: work.businessId, quoteId: id });
  work.record({
    type: 'quote.accepted',
    summary: `${signerName} accepted quote ${quote.number}`,
    quoteId: id,
    customerId: quote.customerId,
    before,
    after: { status: quote.status, totalCents, signerName },
  });
}

/** Throws VALIDATION_FAILED naming every id that is not one of the options. */
function requireAmong(options: string[], chosen: string[]): void {
  const fields = chosen.flatMap((id, at) => {
    if (options.includes(id)) return [];
    const message = 'This isn’t an optional line of this quote';
    return [{ path: `selectedOptionalLineIds.${at}`, message, code: 'NOT_AN_OPTION' }];
  });
  if (fields.length > 0) throw invalidInput(fields);
}
