/** Formats a document number with at least four digits: ("INV-", 42) → "INV-0042". */
export function formatNumber(prefix: string, counter: number): string {
  return prefix + String(counter).padStart(4, '0');
}
