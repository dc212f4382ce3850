import { thousandths } from './decimal.ts';
import type { Address } from './inputs/address.ts';
import { type Cents, formatCents, roundHalfUp } from './money.ts';

export const TRAVEL_METHODS = ['ROUTED', 'ESTIMATED', 'MANUAL'] as const;
/** The source of a distance: a routing service, a great-circle estimate, or the professional's own figure. */
export type TravelMethod = (typeof TRAVEL_METHODS)[number];

/** A point on the earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_MILES = 3958.7613;
/** Ratio of road distance to great-circle distance, used for estimates. */
const ROAD_FACTOR = 1.3;

/** Returns the distance over the earth's surface in miles, by the haversine formula. */
export function greatCircleMiles(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfLatitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const haversine =
    halfLatitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** Estimates the driving distance in miles where no routing service is configured. */
export function estimatedRoadMiles(a: Coordinates, b: Coordinates): number {
  return greatCircleMiles(a, b) * ROAD_FACTOR;
}

/** Estimates the driving time in minutes: 25 mph for the first ten miles, 45 mph beyond. */
export function estimatedMinutes(miles: number): number {
  const inTown = Math.min(miles, 10);
  return Math.ceil((inTown / 25 + (miles - inTown) / 45) * 60);
}

/** Rounds miles to a tenth, half up. */
export function roundMiles(miles: number): number {
  return Math.round(miles * 10) / 10;
}

/** The data that a travel fee is computed from. */
export interface TravelFeeInput {
  /** One way. */
  miles: number;
  /** One way. */
  minutes: number;
  method: TravelMethod;
  roundTrip: boolean;
  /** Deducted from the miles driven in both directions. Up to three decimals. */
  freeMiles: number;
  /** The quantity, up to three decimals. */
  centsPerMile: number;
  minimumCents: Cents;
  tollsCents: Cents;
}

/** A travel fee with the sentence that explains it to the customer. */
export interface TravelFee {
  /** One way, to a tenth. */
  miles: number;
  /** One way. */
  minutes: number;
  feeCents: Cents;
  method: TravelMethod;
  explanation: string;
}

/** The addresses and rates of a travel fee, from which it can be computed again. */
export interface TravelSettings
  extends Pick<TravelFeeInput, 'roundTrip' | 'freeMiles' | 'centsPerMile' | 'minimumCents' | 'tollsCents'> {
  origin: Address;
  destination: Address;
}

/** A quote's travel as stored: the fee with its settings. */
export interface StoredTravel extends TravelFee {
  settings: TravelSettings;
}

/**
 * Computes fee = max(minimum, (miles × (2 if round trip) − free miles, not below 0) × rate) + tolls. The one-way miles
 * are rounded to a tenth first, so that a customer can verify the fee from the displayed miles.
 */
export function travelFee(input: TravelFeeInput): TravelFee {
  const miles = roundMiles(input.miles);
  const drivenThousandths = thousandths(miles) * (input.roundTrip ? 2n : 1n);
  const overFree = drivenThousandths - thousandths(input.freeMiles);
  const chargedThousandths = overFree > 0n ? overFree : 0n;
  const mileageCents = roundHalfUp(chargedThousandths * thousandths(input.centsPerMile), 1_000_000n);
  const feeCents = Math.max(input.minimumCents, mileageCents) + input.tollsCents;
  const explanation = explain({
    ...input,
    miles,
    drivenMiles: Number(drivenThousandths) / 1000,
    chargedMiles: Number(chargedThousandths) / 1000,
    mileageCents,
    feeCents,
  });
  return { miles, minutes: Math.round(input.minutes), feeCents, method: input.method, explanation };
}

interface Working extends TravelFeeInput {
  drivenMiles: number;
  chargedMiles: number;
  mileageCents: Cents;
  feeCents: Cents;
}

/** Returns one sentence with exactly the figures that the fee was computed from. */
function explain(fee: Working): string {
  const estimated = fee.method === 'ESTIMATED' ? 'An estimated ' : '';
  const distance = fee.roundTrip
    ? `${inMiles(fee.miles)} each way, ${inMiles(fee.drivenMiles)} round trip`
    : `${inMiles(fee.miles)} one way`;
  const free = fee.freeMiles > 0 ? `, less ${fee.freeMiles} free, leaves ${inMiles(fee.chargedMiles)}` : '';
  const raised =
    fee.minimumCents > fee.mileageCents ? `, raised to the minimum of ${formatCents(fee.minimumCents)}` : '';
  const tolls =
    fee.tollsCents > 0 ? `, plus ${formatCents(fee.tollsCents)} in tolls, ${formatCents(fee.feeCents)} in all` : '';
  return `${estimated}${distance}${free}, at ${formatRate(fee.centsPerMile)} per mile: ${formatCents(fee.mileageCents)}${raised}${tolls}.`;
}

/** Formats a distance: "8.9 miles". */
export const inMiles = (miles: number): string => `${miles} ${miles === 1 ? 'mile' : 'miles'}`;

/** Formats a rate: 72.5 → "72.5¢", 150 → "$1.50", 112.5 → "$1.125". */
export function formatRate(centsPerMile: number): string {
  if (centsPerMile < 100) return `${centsPerMile}¢`;
  return `$${(centsPerMile / 100).toFixed(5).replace(/0{1,3}$/, '')}`;
}
