import { QuoteLineEntity, type QuoteLineRow } from '#db/entities/index.ts';
import { type CheckedLine, MAX_LINES } from '#domain/inputs/line.ts';
import { inMiles, type StoredTravel } from '#domain/travel.ts';
import { invalidInput } from '#server/core/errors.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** A quote's lines in their order. */
export const linesOf = ({ em }: Pick<Work, 'em'>, quoteId: string): Promise<QuoteLineRow[]> =>
  em.find(QuoteLineEntity, { quoteId }, { orderBy: { position: 'asc' } });

/** Returns the lines with one TRAVEL line for the calculated fee in place of all others. */
export function withTravelLine(lines: readonly CheckedLine[], travel: StoredTravel): CheckedLine[] {
  const travelLine: CheckedLine = {
    type: 'TRAVEL',
    description: `Travel, ${inMiles(travel.miles)} ${travel.settings.roundTrip ? 'each way' : 'one way'}`,
    quantity: 1,
    unitCents: travel.feeCents,
    taxable: true,
    capReason: null,
    serviceId: null,
    optional: false,
    selected: true,
  };
  const at = lines.findIndex(({ type }) => type === 'TRAVEL');
  const others = lines.filter(({ type }) => type !== 'TRAVEL');
  if (others.length >= MAX_LINES) {
    throw invalidInput([
      { path: 'lines', message: `Use at most ${MAX_LINES} lines, including travel`, code: 'TOO_MANY' },
    ]);
  }
  return at < 0 ? [...others, travelLine] : others.toSpliced(at, 0, travelLine);
}

export const withoutTravelLines = (lines: readonly CheckedLine[]): CheckedLine[] =>
  lines.filter(({ type }) => type !== 'TRAVEL');
