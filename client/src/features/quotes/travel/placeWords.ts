import type { AddressInput } from '#client/graphql/schema.generated.ts';

const known = (...parts: (string | null | undefined)[]) => parts.map((part) => part?.trim()).filter(Boolean);

/** A place on one line: "88 Mission St, San Francisco, CA 94105". */
export const placeLine = ({ line1, city, state, postalCode, latitude, longitude }: AddressInput): string => {
  const words = known(line1, city, known(state, postalCode).join(' ')).join(', ');
  return words || `${latitude}, ${longitude}`;
};

/** The shortest that tells a place: its city, else its ZIP code. */
export const placeName = ({ city, postalCode }: AddressInput): string | undefined => known(city, postalCode)[0];
