import type { CheckedLine } from '#domain/inputs/line.ts';
import { type Cents, formatCents } from '#domain/money.ts';
import { strandsRest, workingAmounts } from '#domain/onlinePayment.ts';
import { invalidInput } from '#server/core/errors.ts';
import { type PricedDocument, type PricingTerms, priceDocument } from '#server/features/lines/index.ts';

/** Calculates a quote's totals. Throws TotalsError; VALIDATION_FAILED where the deposit does not fit the total. */
export function priceQuote(
  lines: readonly CheckedLine[],
  { depositCents, ...terms }: PricingTerms & { depositCents: Cents },
): PricedDocument {
  const priced = priceDocument(lines, terms);
  requireDepositWithin(depositCents, priced.totalCents);
  return priced;
}

/** Throws VALIDATION_FAILED where the deposit exceeds the total or leaves a balance too small to pay online. */
export function requireDepositWithin(depositCents: Cents, totalCents: Cents): void {
  if (depositCents > totalCents) {
    const message = `The deposit can be at most ${formatCents(totalCents)}, the total`;
    throw invalidInput([{ path: 'depositCents', message, code: 'DEPOSIT_TOO_LARGE' }]);
  }
  if (strandsRest(depositCents, totalCents)) {
    const message = `The remaining balance would be too small to pay online. Ask for ${workingAmounts(totalCents)}`;
    throw invalidInput([{ path: 'depositCents', message, code: 'REST_TOO_SMALL' }]);
  }
}
