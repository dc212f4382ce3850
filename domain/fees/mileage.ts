import type { CalendarDate } from '../dates.ts';
import type { Certainty } from './caps.ts';

/** The IRS's standard business mileage rate of a period. The figures are in db/data. */
export interface MileageRate {
  validFrom: CalendarDate;
  validTo: CalendarDate;
  centsPerMile: number;
  source: string;
  /** The day on which the figure was last compared with its source; null where no review is recorded. */
  reviewedAt: CalendarDate | null;
  certainty: Certainty;
}

/** Returns the rate in force on a day; null where none is recorded. */
export function mileageRateOn<Rate extends Pick<MileageRate, 'validFrom' | 'validTo'>>(
  rates: readonly Rate[],
  day: CalendarDate,
): Rate | null {
  return rates.find(({ validFrom, validTo }) => validFrom <= day && day <= validTo) ?? null;
}
