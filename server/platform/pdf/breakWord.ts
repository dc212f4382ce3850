const LONGEST_WHOLE_WORD = 28;
/** Scripts that are written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Extended_Pictographic}]/u;
const NOT_AT_START = /^[\p{Pe}\p{Pf}\p{Po}\p{M}ー々]/u;
const NOT_AT_END = /[\p{Ps}\p{Pi}]$/u;
/** A break opportunity without a hyphen: react-pdf treats an empty part as a zero-width space. */
const BREAK = '';

const words = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * Returns the parts between which react-pdf may break a word. Words are never hyphenated, only cut where one alone would
 * leave its column; text that has no spaces may be broken between its words.
 */
export function breakWord(word: string): string[] {
  if (!UNSPACED.test(word)) return word.length > LONGEST_WHOLE_WORD ? (word.match(/.{1,4}/gsu) ?? [word]) : [word];
  const parts = [BREAK];
  let before = '';
  for (const { segment } of words.segment(word)) {
    if (before && !NOT_AT_START.test(segment) && !NOT_AT_END.test(before)) parts.push(BREAK);
    parts.push(segment);
    before = segment;
  }
  return [...parts, BREAK];
}
