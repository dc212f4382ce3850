import type { BusinessRow } from '#db/entities/index.ts';
import type { CheckedTravel } from '#domain/inputs/travel.ts';
import { type StoredTravel, travelFee } from '#domain/travel.ts';
import type { Drive } from '#server/platform/geo/drives.ts';

type TravelRates = Pick<
  BusinessRow,
  'travelRoundTrip' | 'travelFreeMiles' | 'travelCentsPerMile' | 'travelMinimumCents'
>;

/** Computes the fee of a drive. Rates omitted from the input are taken from the business and stored with the fee. */
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
