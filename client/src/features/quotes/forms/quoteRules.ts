import { type FormErrors, schemaResolver } from '@mantine/form';
import { createQuoteInput } from '#domain/inputs/quote.ts';
import { formatCents } from '#domain/money.ts';
import { strandsRest, workingAmounts } from '#domain/onlinePayment.ts';
import { type KnownPlaces } from '../travel/travelValues.ts';
import type { QuoteFigures } from './quotePricing.ts';
import type { QuoteValues } from './quoteValues.ts';
import { toQuoteInput } from './toQuoteInput.ts';

const rules = schemaResolver(createQuoteInput, { sync: true });

/** What the API would refuse, at the fields where it is typed. */
export function quoteErrors(
  values: QuoteValues,
  known: KnownPlaces,
  { totals, feeCents = 0 }: QuoteFigures,
): FormErrors {
  const input = toQuoteInput(values, known, feeCents);
  // An empty figure is a mistake in a line, where it counts as nothing elsewhere.
  const lines = values.lines.map(({ key: _, ...line }) => line);
  return { ...depositErrors(values, totals), ...rules({ ...input, lines, customerId: values.customerId }) };
}

function depositErrors({ depositCents }: QuoteValues, totals: QuoteFigures['totals']): FormErrors {
  if (!totals || !depositCents) return {};
  const { totalCents } = totals;
  if (depositCents > totalCents)
    return { depositCents: `The deposit can be at most ${formatCents(totalCents)}, the total` };
  if (!strandsRest(depositCents, totalCents)) return {};
  return {
    depositCents: `The remaining balance would be too small to pay online. Ask for ${workingAmounts(totalCents)}`,
  };
}
