import type { CheckedTravel } from '#domain/inputs/travel.ts';
import type { Coordinates } from '#domain/travel.ts';
import { invalidInput } from '#server/core/errors.ts';
import { type Drive, driveBetween } from '#server/platform/geo/drives.ts';
import { coordinatesOf } from '#server/platform/geo/places.ts';
import type { Services } from '#server/platform/graphql/context.ts';

/**
 * Looks up the drive. Must be called before a transaction begins, because it may send a request to a routing service.
 * `within` is the path of the travel in the input. Throws VALIDATION_FAILED naming the places that cannot be found.
 */
export async function findDrive(
  { osrmUrl, log }: Services,
  { origin, destination }: CheckedTravel,
  within?: string,
): Promise<Drive> {
  const places = { origin: coordinatesOf(origin), destination: coordinatesOf(destination) };
  if (!bothFound(places)) throw invalidInput(notFoundFields(places, within));
  return driveBetween(places.origin, places.destination, { osrmUrl, log });
}

interface Places {
  origin: Coordinates | null;
  destination: Coordinates | null;
}

const bothFound = (places: Places): places is { origin: Coordinates; destination: Coordinates } =>
  places.origin !== null && places.destination !== null;

const notFoundFields = (places: Places, within: string | undefined) =>
  (['origin', 'destination'] as const)
    .filter((end) => places[end] === null)
    .map((end) => ({
      path: [within, end, 'postalCode'].filter(Boolean).join('.'),
      message: 'We can’t find this place. Check the ZIP code',
      code: 'PLACE_NOT_FOUND',
    }));
