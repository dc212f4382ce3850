import type { PlaceFragment } from '#client/features/lines/index.ts';
import type { AddressInput, TravelInput } from '#client/graphql/schema.generated.ts';
import { type AddressValues, toAddressValues } from '#client/ui/forms/AddressFields.tsx';
import { travelInput } from '#domain/inputs/travel.ts';
import type { Coordinates } from '#domain/travel.ts';
import type { QuoteForEditQuery, QuoteSettingsFragment } from '../pages.generated.ts';

/** Where the trip begins: at the business's address, at the device's position, or at a typed address. */
export type Start = 'BASE' | 'HERE' | 'ADDRESS';
/** Where the trip ends: at the customer's address or at a typed one. */
export type End = 'CUSTOMER' | 'ADDRESS';

/** A quote's travel as it is being typed. */
export type TravelValues = {
  /** Whether a fee is computed and charged. */
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

/** The addresses that are known without typing. */
export interface KnownPlaces {
  base: PlaceFragment | null;
  /** Undefined while no customer is chosen or their address is loading. */
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

/** Returns where the trip begins; a business address that cannot be located does not count. */
export const startOf = ({ startsAt }: TravelValues, { base }: KnownPlaces): Start =>
  startsAt === 'BASE' && !canBeFound(base) ? 'ADDRESS' : startsAt;

export const endOf = ({ endsAt }: TravelValues, { customer }: KnownPlaces): End =>
  endsAt === 'CUSTOMER' && !canBeFound(customer) ? 'ADDRESS' : endsAt;

export const canBeFound = (place: AddressInput | null | undefined): boolean =>
  Boolean(place) && travelInput.safeParse({ origin: place, destination: place }).success;

/** Returns the input of the fee's estimate, whether it is charged or not. An empty figure counts as zero. */
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
