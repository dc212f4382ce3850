import { thousandths } from './decimal.ts';
import type { Address } from './inputs/address.ts';
import { type Cents, formatCents, roundHalfUp } from './money.ts';

export const TRAVEL_METHODS = ['ROUTED', 'ESTIMATED', 'MANUAL'] as const;
/** Where the distance comes from: a routing service, a great-circle estimate, or the professional's own figure. */
export type TravelMethod = (typeof TRAVEL_METHODS)[number];

/** A point on the earth, in degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_MILES = 3958.7613;
/** Roads wind: an estimated drive is this many times the great circle. */
const ROAD_FACTOR = 1.3;

/** The distance over the earth's surface, by the haversine formula. */
export function greatCircleMiles(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfLatitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const halfLongitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const haversine =
    halfLatitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

/** The drive between two points where no routing service is at hand. */
export function estimatedRoadMiles(a: Coordinates, b: Coordinates): number {
  return greatCircleMiles(a, b) * ROAD_FACTOR;
}

/** Minutes for an estimated drive: 25 mph for the first ten miles, through town, and 45 mph from there on. */
export function estimatedMinutes(miles: number): number {
  const inTown = Math.min(miles, 10);
  return Math.ceil((inTown / 25 + (miles - inTown) / 45) * 60);
}

/** Rounds miles to a tenth, half up. */
export function roundMiles(miles: number): number {
  return Math.round(miles * 10) / 10;
}

/** What a travel fee depends on. */
export interface TravelFeeInput {
  /** One way. */
  miles: number;
  /** One way. */
  minutes: number;
  method: TravelMethod;
  roundTrip: boolean;
  /** Taken off the miles driven, there and back. Up to three decimals. */
  freeMiles: number;
  /** Up to three decimals. */
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

/** Between which places and at what rates a fee was worked out: what it takes to work it out again. */
export interface TravelSettings
  extends Pick<TravelFeeInput, 'roundTrip' | 'freeMiles' | 'centsPerMile' | 'minimumCents' | 'tollsCents'> {
  origin: Address;
  destination: Address;
}

/** A quote's travel as it is kept: the fee with the settings that it came from. */
export interface StoredTravel extends TravelFee {
  settings: TravelSettings;
}

/**
 * Fee = max(minimum, (miles × (2 if round trip) − free miles, not below 0) × rate) + tolls. The
 * one-way miles are rounded to a tenth first, so that a customer can check the fee from them.
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

/** One sentence with every figure that the fee was worked out from, and no other. */
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
  return `${estimated}${distance}${free}, at ${formatRate(fee.centsPerMile)} a mile: ${formatCents(fee.mileageCents)}${raised}${tolls}.`;
}

/** A distance as a sentence has it: "8.9 miles". */
export const inMiles = (miles: number): string => `${miles} ${miles === 1 ? 'mile' : 'miles'}`;

/** A rate as people write it: 72.5 → "72.5¢", 150 → "$1.50", 112.5 → "$1.125". */
export function formatRate(centsPerMile: number): string {
  if (centsPerMile < 100) return `${centsPerMile}¢`;
  return `$${(centsPerMile / 100).toFixed(5).replace(/0{1,3}$/, '')}`;
}
