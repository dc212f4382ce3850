/** The number that people read on a document: ("INV-", 42) → "INV-0042". Past 9999 it simply grows. */
export function formatNumber(prefix: string, counter: number): string {
  return prefix + String(counter).padStart(4, '0');
}
