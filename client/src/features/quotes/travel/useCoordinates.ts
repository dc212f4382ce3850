import type { AddressInput } from '#client/graphql/schema.generated.ts';
import type { Coordinates } from '#domain/travel.ts';
import { usePlaceOfPostalCodeQuery } from '../quotes.generated.ts';

/** Where a place lies, as far as it can be told without a map: by its own coordinates or its ZIP code. */
export function useCoordinates({ latitude, longitude, postalCode }: AddressInput): Coordinates | null {
  const code = postalCode?.trim() ?? '';
  const isPinned = typeof latitude === 'number' && typeof longitude === 'number';
  const { data } = usePlaceOfPostalCodeQuery({
    variables: { code },
    skip: isPinned || !code,
    fetchPolicy: 'cache-first',
  });
  if (isPinned) return { latitude, longitude };
  const found = code ? data?.postalCode : null;
  return typeof found?.latitude === 'number' && typeof found.longitude === 'number'
    ? { latitude: found.latitude, longitude: found.longitude }
    : null;
}
