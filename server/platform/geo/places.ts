import zipcodes from 'zipcodes';
import type { Address } from '#domain/inputs/address.ts';
import type { Coordinates } from '#domain/travel.ts';

/** A ZIP code's entry in the directory. */
export interface PostalPlace {
  /** Five digits. */
  code: string;
  city: string;
  /** Two letters. */
  state: string;
  /** The center of the code's area; null for the few without one, such as military codes. */
  centroid: Coordinates | null;
}

/** Returns the place of a ZIP code (5 or 5+4 digits) from bundled data; null if there is no such code. */
export function postalPlace(postalCode: string): PostalPlace | null {
  const code = /^(\d{5})(-\d{4})?$/.exec(postalCode)?.[1];
  const found = code && zipcodes.lookup(code);
  if (!found) return null;
  return { code: found.zip, city: found.city, state: found.state, centroid: centroidOf(found) };
}

/**
 * Returns an address's coordinates: its own, else the center of its ZIP code, else of its city. Null if none is known;
 * abroad only its own count.
 */
export function coordinatesOf({ latitude, longitude, country, postalCode, city, state }: Address): Coordinates | null {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  if (country !== null && country !== 'US') return null;
  const byCode = postalCode && postalPlace(postalCode)?.centroid;
  if (byCode) return byCode;
  return city && state ? cityCentroid(city, state) : null;
}

function cityCentroid(city: string, state: string): Coordinates | null {
  const points = zipcodes.lookupByName(city, state).flatMap((place) => centroidOf(place) ?? []);
  if (points.length === 0) return null;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(points.map(({ latitude }) => latitude)),
    longitude: mean(points.map(({ longitude }) => longitude)),
  };
}

/** The directory has 0, 0 for unknown places. */
function centroidOf({ latitude, longitude }: Coordinates): Coordinates | null {
  return latitude === 0 && longitude === 0 ? null : { latitude, longitude };
}
