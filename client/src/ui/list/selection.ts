/** Rows on the first page of a list of records. */
export const RECORDS_PER_PAGE = 25;

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
