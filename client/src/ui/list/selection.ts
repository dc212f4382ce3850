/** Rows on a page of a list of records, on one that nobody waits for yet, and to have ahead of the eye. */
export const RECORD_PAGES = { size: 25, step: 10, ahead: 80 };

/** A parameter that may only be one of the given values; anything else in the address counts as absent. */
export function oneOf<const T extends string>(
  search: URLSearchParams,
  name: string,
  values: readonly T[],
): T | undefined {
  return values.find((value) => value === search.get(name));
}

/** A parameter that lists several of the given values, separated by commas. */
export function someOf<const T extends string>(search: URLSearchParams, name: string, values: readonly T[]): T[] {
  const given = search.get(name)?.split(',') ?? [];
  return values.filter((value) => given.includes(value));
}
