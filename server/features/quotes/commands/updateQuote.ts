import { type BusinessRow, CustomerEntity, type QuoteRow } from '#db/entities/index.ts';
import { type UpdateQuote, updateQuoteInput } from '#domain/inputs/quote.ts';
import { quoteMachine } from '#domain/states/quote.ts';
import type { StoredTravel } from '#domain/travel.ts';
import { asTyped, linesInWords, type PricedDocument, writeQuoteLines } from '#server/features/lines/index.ts';
import { settleTravel } from '#server/features/travel/index.ts';
import { changes } from '#server/platform/commands/changes.ts';
import { claimExternalIds } from '#server/platform/commands/externalIds.ts';
import { requireVersion } from '#server/platform/commands/requireVersion.ts';
import type { Work } from '#server/platform/commands/work.ts';
import type { Drive } from '#server/platform/geo/drives.ts';
import { lockQuote } from '../lockQuote.ts';
import { priceQuote, requireDepositWithin } from '../priceQuote.ts';
import { linesOf, withoutTravelLines, withTravelLine } from '../quoteLines.ts';

/**
 * Changes a quote that can be edited. `drive` is the drive of the input's travel, looked up before. Throws CONFLICT for
 * an outdated expected version.
 */
export async function updateQuote(
  work: Work,
  id: string,
  input: UpdateQuote,
  drive: Drive | null,
  expectedVersion?: number | null,
): Promise<void> {
  await claimExternalIds(work, { table: 'quotes', thing: 'quote' }, [{ externalId: input.externalId, ownerId: id }]);
  const { quote, business } = await lockQuote(work, id);
  quoteMachine.next(quote.status, 'edit');
  await requireVersion(quote, expectedVersion, Object.keys(updateQuoteInput.shape), async () => ({
    lines: (await linesOf(work, id)).map(asTyped),
  }));
  const depositCents = input.depositCents ?? quote.depositCents;
  const travel = travelAfter(quote, business, input, drive);
  const priced = changesPrice(input) ? await repriced(work, quote, business, input, travel) : null;
  const { lines, ...figures } = priced ?? { lines: null };
  if (!priced) requireDepositWithin(depositCents, quote.totalCents);

  const { validUntil, terms, notes, externalId } = input;
  const { before, after, any } = changes(quote, {
    ...figures,
    travel,
    depositCents,
    validUntil,
    terms,
    notes,
    externalId,
  });
  const rewritesLines = lines !== null && changesLines(input);
  if (!any && !rewritesLines) return;
  const rewritten = rewritesLines
    ? changes({ lines: linesInWords(await linesOf(work, id)) }, { lines: linesInWords(lines) })
    : undefined;
  if (rewritesLines) await writeQuoteLines(work, id, lines);
  work.em.assign(quote, { ...after, updatedAt: work.now });
  work.record({
    type: 'quote.updated',
    summary: `Updated quote ${quote.number}`,
    quoteId: id,
    customerId: quote.customerId,
    before: { ...before, ...rewritten?.before },
    after: { ...after, ...rewritten?.after },
  });
}

const changesLines = ({ lines, travel }: UpdateQuote) => lines !== undefined || travel !== undefined;

const changesPrice = (input: UpdateQuote) =>
  changesLines(input) || input.discountCents !== undefined || input.taxRate !== undefined;

/** Omitted travel stays unchanged; null removes it. */
function travelAfter(
  quote: QuoteRow,
  business: BusinessRow,
  { travel }: UpdateQuote,
  drive: Drive | null,
): StoredTravel | null {
  if (travel === undefined) return quote.travel ?? null;
  return travel && drive ? settleTravel(travel, drive, business) : null;
}

async function repriced(
  work: Work,
  quote: QuoteRow,
  business: BusinessRow,
  input: UpdateQuote,
  travel: StoredTravel | null,
): Promise<PricedDocument> {
  const customer = await work.find(CustomerEntity, quote.customerId, 'customer');
  return priceQuote(await linesAfter(work, quote, input, travel), {
    discountCents: input.discountCents ?? quote.discountCents,
    taxRate: input.taxRate === undefined ? quote.taxRate : (input.taxRate ?? business.taxRate),
    taxExempt: customer.taxExempt,
    // Unchanged lines keep the tax setting of the time at which they were added.
    travelTaxable: changesLines(input) ? business.travelTaxable : true,
    depositCents: input.depositCents ?? quote.depositCents,
  });
}

async function linesAfter(work: Work, quote: QuoteRow, input: UpdateQuote, travel: StoredTravel | null) {
  const lines = input.lines ?? (await linesOf(work, quote.id)).map(asTyped);
  if (travel) return changesLines(input) ? withTravelLine(lines, travel) : lines;
  const losesTravel = quote.travel !== null && input.lines === undefined;
  return losesTravel ? withoutTravelLines(lines) : lines;
}
