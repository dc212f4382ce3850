import type { BusinessRow } from '#db/entities/index.ts';
import type { CheckedTravel } from '#domain/inputs/travel.ts';
import { type StoredTravel, travelFee } from '#domain/travel.ts';
import type { Drive } from '#server/platform/geo/drives.ts';

type TravelRates = Pick<
  BusinessRow,
  'travelRoundTrip' | 'travelFreeMiles' | 'travelCentsPerMile' | 'travelMinimumCents'
>;

/** The fee for a drive. Rates that the input leaves out are the business's own, and kept with the fee from then on. */
export function settleTravel(travel: CheckedTravel, drive: Drive, business: TravelRates): StoredTravel {
  const settings = {
    origin: travel.origin,
    destination: travel.destination,
    roundTrip: travel.roundTrip ?? business.travelRoundTrip,
    freeMiles: travel.freeMiles ?? business.travelFreeMiles,
    centsPerMile: travel.centsPerMile ?? business.travelCentsPerMile,
    minimumCents: travel.minimumCents ?? business.travelMinimumCents,
    tollsCents: travel.tollsCents ?? 0,
  };
  return { ...travelFee({ ...drive, ...settings }), settings };
}
