const LONGEST_KEPT_TOGETHER = 25;

/**
 * Whether a text is short enough to be kept on one page. What may not be broken and does not fit would be cut off, so
 * the lines are counted generously: the caller says how few characters one may hold.
 */
export function isKeptTogether(text: string, charactersInLine: number): boolean {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(line.length / charactersInLine)));
  return lines.reduce((sum, count) => sum + count, 0) <= LONGEST_KEPT_TOGETHER;
}
