const LONGEST_KEPT_TOGETHER = 25;

/**
 * Whether a text is short enough to be kept on one page. An unbreakable block that does not fit would be cut off, so its
 * lines are overestimated, by the minimum number of characters that the caller expects in a line.
 */
export function isKeptTogether(text: string, charactersInLine: number): boolean {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(widthOf(line) / charactersInLine)));
  return lines.reduce((sum, count) => sum + count, 0) <= LONGEST_KEPT_TOGETHER;
}

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uffef]/gu;

/** Width in Latin letters; East Asian characters count twice. */
const widthOf = (line: string): number => line.replace(WIDE, '  ').length;
