/** So many tests, told in one line. */
interface Skipped {
  count: number;
  words: string;
}
/** The tests that vitest's report says were skipped, each by its name. */
export function skippedByVitest(report: object): Skipped[];
/** Those of playwright's report: together where the same size of screen is left out for the same reason. */
export function skippedByPlaywright(report: object): Skipped[];
