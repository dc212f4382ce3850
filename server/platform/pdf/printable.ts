import { reencode } from '../pictures.ts';
import type { DocumentFonts } from './fonts.ts';

const UNKNOWN = '□';
const IN_EVERY_FONT = /^[\n\x20-\x7e]*$/;
/** Emoji, and characters without a glyph that join, vary or direct others. */
const DISPENSABLE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cf}\p{Cc}\p{Variation_Selector}]/u;
/** Emoji variations and joiners: each emoji is printed singly, in black. */
const EMOJI_VARIATIONS = /[\ufe0e\ufe0f\u20e3\u{1f3fb}-\u{1f3ff}]|(?<=\p{Extended_Pictographic}\ufe0f?)\u200d/gu;
/**
 * The position between two emoji. react-pdf renders adjacent emoji as missing glyphs except the first; a zero-width space
 * separates them.
 */
const BETWEEN_EMOJI = /(?<=\p{Extended_Pictographic})(?=\p{Extended_Pictographic})/gu;
const NO_WIDTH = '\u200b';

/** Returns all texts in plain data, one per line. */
export function textOf(data: unknown): string {
  if (typeof data === 'string') return normalized(data);
  if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data)) return '';
  return Object.values(data).map(textOf).join('\n');
}

/**
 * Returns plain data with each character that no font has replaced by a box, or dropped if it is an emoji. react-pdf would
 * print other letters for them.
 */
export function printable<Data>(data: Data, fonts: DocumentFonts): Data {
  if (typeof data === 'string') return printableText(data, fonts) as Data;
  if (Array.isArray(data)) return data.map((item) => printable(item, fonts)) as Data;
  if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, printable(value, fonts)])) as Data;
}

/** Returns plain data with every picture re-encoded; null for those that cannot be decoded. */
export async function withPictures<Data>(data: Data): Promise<Data> {
  if (data instanceof Uint8Array) return ((await reencode(data))?.bytes ?? null) as Data;
  if (Array.isArray(data)) return Promise.all(data.map(withPictures)) as Promise<Data>;
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(async ([key, value]) => [key, await withPictures(value)]);
  return Object.fromEntries(await Promise.all(entries));
}

const normalized = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(EMOJI_VARIATIONS, '')
    .replace(BETWEEN_EMOJI, NO_WIDTH);

function printableText(text: string, { covers }: DocumentFonts): string {
  const plain = normalized(text);
  if (IN_EVERY_FONT.test(plain)) return plain;
  return Array.from(plain, (character) => {
    if (character === '\n' || covers(character.codePointAt(0)!)) return character;
    return DISPENSABLE.test(character) ? '' : UNKNOWN;
  }).join('');
}
