import type { CalendarDate } from '../dates.ts';
import type { Certainty } from './caps.ts';

/** The IRS's standard business rate for a span of days. The figures are data; they stand in db/data. */
export interface MileageRate {
  validFrom: CalendarDate;
  validTo: CalendarDate;
  centsPerMile: number;
  source: string;
  /** The day when somebody last held the figure against its source; null where no such review is on record. */
  reviewedAt: CalendarDate | null;
  certainty: Certainty;
}

/** The rate of a day; null where none is on file. */
export function mileageRateOn<Rate extends Pick<MileageRate, 'validFrom' | 'validTo'>>(
  rates: readonly Rate[],
  day: CalendarDate,
): Rate | null {
  return rates.find(({ validFrom, validTo }) => validFrom <= day && day <= validTo) ?? null;
}
