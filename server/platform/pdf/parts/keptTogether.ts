const LONGEST_KEPT_TOGETHER = 25;

/**
 * Whether a text is short enough to be kept on one page. What may not be broken and does not fit would be cut off, so
 * the lines are counted generously: the caller says how few characters one may hold.
 */
export function isKeptTogether(text: string, charactersInLine: number): boolean {
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(widthOf(line) / charactersInLine)));
  return lines.reduce((sum, count) => sum + count, 0) <= LONGEST_KEPT_TOGETHER;
}

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\u3000-\u303f\uff00-\uffef]/gu;

/** In Latin letters; those of East Asia take the room of two. */
const widthOf = (line: string): number => line.replace(WIDE, '  ').length;
