import { Font } from '@react-pdf/renderer';
import { TEXT_FONTS } from './fonts.ts';

const UNKNOWN = '□';
const IN_EVERY_FONT = /^[\n\x20-\x7e]*$/;
/** Emoji, and what joins, varies or directs characters without having a shape of its own. */
const DISPENSABLE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Cf}\p{Cc}\p{Variation_Selector}]/u;

/** Has to be done before `printable` knows what the fonts cover. */
export const loadCoverage = () => Font.load({ fontFamily: TEXT_FONTS[0]! });

/**
 * Plain data, with every character in it that no font has a shape for replaced by a box, or dropped if it is an emoji.
 * Left in, such characters would come out as other letters.
 */
export function printable<Data>(data: Data): Data {
  if (typeof data === 'string') return printableText(data) as Data;
  if (Array.isArray(data)) return data.map(printable) as Data;
  if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data)) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, printable(value)])) as Data;
}

function printableText(text: string): string {
  const plain = text.normalize('NFC').replace(/\r\n?/g, '\n').replace(/\t/g, ' ');
  if (IN_EVERY_FONT.test(plain)) return plain;
  const font = Font.getFont({ fontFamily: TEXT_FONTS[0]! }).data;
  return Array.from(plain, (character) => {
    if (character === '\n' || font?.hasGlyphForCodePoint(character.codePointAt(0)!)) return character;
    return DISPENSABLE.test(character) ? '' : UNKNOWN;
  }).join('');
}
