/** Number of rows on the first page of a list. */
export const RECORDS_PER_PAGE = 25;

/** Returns a URL parameter if it is one of the given values; any other value counts as absent. */
export function oneOf<const T extends string>(
  search: URLSearchParams,
  name: string,
  values: readonly T[],
): T | undefined {
  return values.find((value) => value === search.get(name));
}

/** Returns those of the given values that a comma-separated URL parameter contains. */
export function someOf<const T extends string>(search: URLSearchParams, name: string, values: readonly T[]): T[] {
  const given = search.get(name)?.split(',') ?? [];
  return values.filter((value) => given.includes(value));
}
