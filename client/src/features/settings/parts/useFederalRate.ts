import { formatDate } from '#domain/dates.ts';
import { formatRate } from '#domain/travel.ts';
import { useSettingsQuery } from '../settings.generated.ts';

/** The rate that most states and customers measure by, as a sentence; nothing where none is on file. */
export function useFederalRate() {
  const { data } = useSettingsQuery({ fetchPolicy: 'cache-only' });
  const rate = data?.mileageRate;
  if (!rate) return undefined;
  return {
    rule: `The IRS business rate is ${formatRate(rate.centsPerMile)} per mile since ${formatDate(rate.validFrom)}.`,
    source: rate.source,
  };
}
