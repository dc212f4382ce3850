import type { CheckedLine } from '#domain/inputs/line.ts';
import { type Cents, formatCents } from '#domain/money.ts';
import { type PricedDocument, type PricingTerms, priceDocument } from '#server/features/lines/index.ts';
import { invalidInput } from '#server/platform/graphql/errors.ts';

/** Works a quote out. Throws TotalsError; VALIDATION_FAILED where the deposit is more than the total. */
export function priceQuote(
  lines: readonly CheckedLine[],
  { depositCents, ...terms }: PricingTerms & { depositCents: Cents },
): PricedDocument {
  const priced = priceDocument(lines, terms);
  requireDepositWithin(depositCents, priced.totalCents);
  return priced;
}

/** Throws VALIDATION_FAILED. */
export function requireDepositWithin(depositCents: Cents, totalCents: Cents): void {
  if (depositCents <= totalCents) return;
  throw invalidInput([
    {
      path: 'depositCents',
      message: `The deposit can be at most ${formatCents(totalCents)}, the total`,
      code: 'DEPOSIT_TOO_LARGE',
    },
  ]);
}
