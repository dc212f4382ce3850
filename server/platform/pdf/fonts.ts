import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { LRUCache } from 'lru-cache';
import { createContext, useContext } from 'react';
import subsetFont from 'subset-font';
import { breakWord } from './breakWord.ts';
import { charactersOf, type FontSlice, type Range, slicesFor } from './scriptFonts.ts';

const INTER = 'Inter';
const BRICOLAGE = 'Bricolage Grotesque';
/** The final fallback of react-pdf, which needs no file. */
const LAST_RESORT = 'Helvetica';
const REGULAR = 400;

// TrueType files, because compressed fonts would be decompressed for each glyph, at several times the cost.
const fileOf = createRequire(import.meta.url).resolve;
const OWN_FONTS = [
  { family: INTER, fontWeight: 400, file: 'inter/400Regular/Inter_400Regular.ttf' },
  { family: INTER, fontWeight: 600, file: 'inter/600SemiBold/Inter_600SemiBold.ttf' },
  { family: BRICOLAGE, fontWeight: 600, file: 'bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf' },
];
const IN_OUR_OWN = /^[\n\x20-\x7e]*$/;
/** Latin letters with their marks, punctuation, currencies, arrows and mathematical signs: nearly every document. */
const LATIN_RANGES: Range[] = [
  [0x20, 0x24f],
  [0x300, 0x36f],
  [0x1e00, 0x1eff],
  [0x2000, 0x206f],
  [0x20a0, 0x20cf],
  [0x2190, 0x2199],
  [0x2200, 0x22ff],
];
const isLatin = (codePoint: number) =>
  codePoint === LINE_BREAK || LATIN_RANGES.some(([first, last]) => first <= codePoint && codePoint <= last);
const LINE_BREAK = 0x0a;

/** The fonts loaded for one document. */
export interface DocumentFonts {
  /** Families for all text, in order of preference. */
  families: string[];
  /** Whether one of them has a glyph for this code point. */
  covers: (codePoint: number) => boolean;
}

/**
 * Loads new instances of all fonts that the text needs, and drops those of the previous document. A font must not be used
 * for two documents: embedding one makes fontkit keep parts of composite glyphs (the E of É) without their code points, so
 * that the next document loses those letters. Only one document may be rendered at a time.
 */
export async function loadFonts(text: string): Promise<DocumentFonts> {
  Font.clear();
  Font.registerHyphenationCallback(breakWord);
  Font.register({ family: LAST_RESORT, src: LAST_RESORT });
  const areLatin = codePointsOf(text).every(isLatin);
  for (const { family, fontWeight, file } of OWN_FONTS)
    Font.register({ family, fontWeight, src: areLatin ? await latinFonts.forceFetch(file) : pathOf(file) });
  await Promise.all([Font.load({ fontFamily: LAST_RESORT }), Font.load({ fontFamily: INTER })]);

  const families = [INTER];
  const covers = (codePoint: number) => families.some((family) => hasGlyph(family, codePoint));
  if (IN_OUR_OWN.test(text)) return { families, covers };
  const missing = codePointsOf(text).filter((codePoint) => !covers(codePoint));
  for (const slice of slicesFor(missing)) {
    await loadSlice(slice);
    families.push(slice.family);
  }
  return { families, covers };
}

const pathOf = (file: string) => fileOf(`@expo-google-fonts/${file}`);

/**
 * Our own fonts with Latin characters alone, as data URLs. fontkit reads the kerning tables anew for each document, which takes
 * longer than the rest of its work; those of the whole fonts are four times as large.
 */
const latinFonts = new LRUCache<string, string, void>({
  max: OWN_FONTS.length,
  fetchMethod: async (file) =>
    dataUrlOf(await subsetFont(await readFile(pathOf(file)), charactersOf(LATIN_RANGES), { targetFormat: 'truetype' })),
});

const dataUrlOf = (font: Buffer) => `data:font/ttf;base64,${font.toString('base64')}`;

/** Also decomposed, because react-pdf decomposes some Indic letters before it looks up glyphs. */
const codePointsOf = (text: string): number[] =>
  Array.from(new Set(text + text.normalize('NFD')), (character) => character.codePointAt(0)!);

async function loadSlice(slice: FontSlice): Promise<void> {
  Font.register({ family: slice.family, src: await regularWeights.forceFetch(slice) });
  await Font.load({ fontFamily: slice.family });
}

/** The regular weight of variable fonts as data URLs: react-pdf would use their default instance, the thinnest. */
const regularWeights = new LRUCache<FontSlice, string, void>({
  max: 100,
  fetchMethod: async (slice) => {
    const bytes = await subsetFont(await readFile(slice.file), charactersOf(slice.ranges), {
      targetFormat: 'truetype',
      variationAxes: { wght: REGULAR },
    });
    return dataUrlOf(bytes);
  },
});

const hasGlyph = (fontFamily: string, codePoint: number): boolean =>
  Font.getFont({ fontFamily }).data?.hasGlyphForCodePoint(codePoint) ?? false;

const Families = createContext<string[]>([INTER]);
export const FontProvider = Families.Provider;

/** The fonts for body text. */
export const useTextFonts = (): string[] => useContext(Families);

/** The fonts for headings, which fall back to those for text in scripts that Bricolage Grotesque lacks. */
export function useHeadingFonts(text: string): string[] {
  const families = useTextFonts();
  return /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(text) ? families : [BRICOLAGE, ...families];
}
