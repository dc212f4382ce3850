import type { PlaceFragment } from '#client/features/lines/index.ts';
import type { AddressInput, TravelInput } from '#client/graphql/schema.generated.ts';
import { type AddressValues, toAddressValues } from '#client/ui/forms/AddressFields.tsx';
import { travelInput } from '#domain/inputs/travel.ts';
import type { Coordinates } from '#domain/travel.ts';
import type { QuoteForEditQuery, QuoteSettingsFragment } from '../pages.generated.ts';

/** Where the way begins: at the business's base, where the device is, or at an address that is typed. */
export type Start = 'BASE' | 'HERE' | 'ADDRESS';
/** Where it leads: to the customer's own address, or to one that is typed. */
export type End = 'CUSTOMER' | 'ADDRESS';

/** A quote's travel as it is being typed. */
export type TravelValues = {
  /** Whether a fee is worked out and charged. */
  charged: boolean;
  startsAt: Start;
  origin: AddressValues;
  here: Coordinates | null;
  endsAt: End;
  destination: AddressValues;
  /** Whether a typed destination becomes the address of a customer who has none. */
  keepsDestination: boolean;
  roundTrip: boolean;
  freeMiles: number | null;
  centsPerMile: number | null;
  minimumCents: number | null;
  tollsCents: number | null;
};

/** The places that need no typing. */
export interface KnownPlaces {
  base: PlaceFragment | null;
  /** Undefined while nobody is chosen, or their address is on its way. */
  customer: PlaceFragment | null | undefined;
}

type Rates = Pick<
  QuoteSettingsFragment['business'],
  'travelCentsPerMile' | 'travelFreeMiles' | 'travelMinimumCents' | 'travelRoundTrip'
>;

export const newTravel = (business: Rates): TravelValues => ({
  charged: false,
  startsAt: 'BASE',
  origin: toAddressValues(),
  here: null,
  endsAt: 'CUSTOMER',
  destination: toAddressValues(),
  keepsDestination: true,
  roundTrip: business.travelRoundTrip,
  freeMiles: business.travelFreeMiles,
  centsPerMile: business.travelCentsPerMile,
  minimumCents: business.travelMinimumCents,
  tollsCents: null,
});

type SavedTravel = NonNullable<NonNullable<QuoteForEditQuery['quote']>['travelSettings']>;

export function travelFromSaved(saved: SavedTravel, known: KnownPlaces): TravelValues {
  const { origin, destination, roundTrip, freeMiles, centsPerMile, minimumCents, tollsCents } = saved;
  return {
    charged: true,
    startsAt: isSamePlace(origin, known.base) ? 'BASE' : isMerePoint(origin) ? 'HERE' : 'ADDRESS',
    origin: toAddressValues(origin),
    here: pointOf(origin),
    endsAt: isSamePlace(destination, known.customer) ? 'CUSTOMER' : 'ADDRESS',
    destination: toAddressValues(destination),
    keepsDestination: false,
    roundTrip,
    freeMiles,
    centsPerMile,
    minimumCents,
    tollsCents: tollsCents || null,
  };
}

/** Where the way begins; a base that cannot be found on a map is none. */
export const startOf = ({ startsAt }: TravelValues, { base }: KnownPlaces): Start =>
  startsAt === 'BASE' && !canBeFound(base) ? 'ADDRESS' : startsAt;

export const endOf = ({ endsAt }: TravelValues, { customer }: KnownPlaces): End =>
  endsAt === 'CUSTOMER' && !canBeFound(customer) ? 'ADDRESS' : endsAt;

export const canBeFound = (place: AddressInput | null | undefined): boolean =>
  Boolean(place) && travelInput.safeParse({ origin: place, destination: place }).success;

/** What the fee is worked out from, whether it is charged or not. A figure that was emptied counts as nothing. */
export function toTravelInput(values: TravelValues, known: KnownPlaces): TravelInput {
  const origins: Record<Start, () => AddressInput> = {
    BASE: () => toPlaceInput(known.base!),
    HERE: () => values.here ?? {},
    ADDRESS: () => values.origin,
  };
  return {
    origin: origins[startOf(values, known)](),
    destination: endOf(values, known) === 'CUSTOMER' ? toPlaceInput(known.customer!) : values.destination,
    roundTrip: values.roundTrip,
    freeMiles: values.freeMiles ?? 0,
    centsPerMile: values.centsPerMile ?? 0,
    minimumCents: values.minimumCents ?? 0,
    tollsCents: values.tollsCents ?? 0,
  };
}

const toPlaceInput = (place: PlaceFragment): AddressInput => ({
  ...toAddressValues(place),
  latitude: place.latitude,
  longitude: place.longitude,
});

const pointOf = ({ latitude, longitude }: PlaceFragment): Coordinates | null =>
  latitude !== null && longitude !== null ? { latitude, longitude } : null;

const isMerePoint = (place: PlaceFragment) => pointOf(place) !== null && !place.postalCode && !place.city;

const isSamePlace = (place: PlaceFragment, other: PlaceFragment | null | undefined) =>
  other ? JSON.stringify(toPlaceInput(place)) === JSON.stringify(toPlaceInput(other)) : false;
