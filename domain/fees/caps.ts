import { type CalendarDate, formatDate } from '../dates.ts';
import { type Cents, formatCents } from '../money.ts';
import { lineTotal } from '../totals.ts';

export const NOTARIAL_MODES = ['IN_PERSON', 'ELECTRONIC', 'REMOTE'] as const;
/** How a notarial act is performed: on paper in person, electronically in person, or remotely online. */
export type NotarialMode = (typeof NOTARIAL_MODES)[number];

export const FEE_CAP_UNITS = ['ACT', 'SIGNATURE', 'DOCUMENT'] as const;
/** The unit that a fee cap applies to. */
export type FeeCapUnit = (typeof FEE_CAP_UNITS)[number];

export const CERTAINTIES = ['STATUTE', 'COMMON_KNOWLEDGE', 'TO_BE_CHECKED'] as const;
/** How reliable a figure is. */
export type Certainty = (typeof CERTAINTIES)[number];

/** The maximum fee that a state lets a notary charge. The figures are in db/data. */
export interface NotarialFeeCap {
  /** Two-letter code. */
  state: string;
  /** The act by name, or "any". */
  act: string;
  mode: NotarialMode;
  /** Maximum for the first unit; null where the state sets no cap. */
  firstCents: Cents | null;
  /** Maximum for each further unit; null where it equals the first. */
  additionalCents: Cents | null;
  unit: FeeCapUnit;
  /** The first day in force; null where it is not recorded. */
  validFrom: CalendarDate | null;
  /** The last day in force; null while in force. */
  validTo: CalendarDate | null;
  source: string;
  /** The day on which the figure was last compared with its source; null where no review is recorded. */
  reviewedAt: CalendarDate | null;
  certainty: Certainty;
}

/** Returns the cap of a state for any act that is in force on a day. */
export function capInForce<Cap extends Pick<NotarialFeeCap, 'state' | 'mode' | 'validFrom' | 'validTo'>>(
  caps: readonly Cap[],
  { state, mode = 'IN_PERSON', on }: { state: string; mode?: NotarialMode; on: CalendarDate },
): Cap | null {
  const found = caps.find(
    (cap) =>
      cap.state === state &&
      cap.mode === mode &&
      (cap.validFrom === null || cap.validFrom <= on) &&
      (cap.validTo === null || on <= cap.validTo),
  );
  return found ?? null;
}

/** The cap that a line exceeds, and a warning with the rule, its source and its review date. */
export interface CapWarning {
  limitCents: Cents;
  message: string;
}

/** Returns a warning for a notarial line above its state's cap; null where it is within the cap or there is none. */
export function capWarning(cap: NotarialFeeCap, line: { quantity: number; unitCents: Cents }): CapWarning | null {
  if (cap.firstCents === null) return null;
  const units = Math.max(1, Math.ceil(line.quantity));
  const limitCents = cap.firstCents + (units - 1) * (cap.additionalCents ?? cap.firstCents);
  const chargedCents = lineTotal(line);
  if (chargedCents <= limitCents) return null;
  const message =
    `This line is ${formatCents(chargedCents)}; ${rule(cap, cap.firstCents)}` +
    `${units > 1 ? `, so ${formatCents(limitCents)} for ${units}` : ''}. ${provenance(cap)}`;
  return { limitCents, message };
}

const MODE_IN_WORDS: Record<NotarialMode, string> = {
  IN_PERSON: '',
  ELECTRONIC: ' done electronically',
  REMOTE: ' done remotely',
};

function rule(cap: NotarialFeeCap, firstCents: Cents): string {
  const unit = cap.unit.toLowerCase() + MODE_IN_WORDS[cap.mode];
  const further = cap.additionalCents;
  return further === null || further === firstCents
    ? `${cap.state} allows ${formatCents(firstCents)} for each ${unit}`
    : `${cap.state} allows ${formatCents(firstCents)} for the first ${unit} and ${formatCents(further)} for each further one`;
}

function provenance({ source, reviewedAt }: NotarialFeeCap): string {
  const review = reviewedAt ? `reviewed ${formatDate(reviewedAt)}` : 'no review on record';
  return `Source: ${source} (${review}).`;
}
