import { createRequire } from 'node:module';

/** One file of a font package, with the code points that it covers. */
export interface FontSlice {
  family: string;
  file: string;
  ranges: Range[];
}

/** The first and the last code point. */
export type Range = readonly [first: number, last: number];

const SCRIPTS = [
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-armenian',
  'noto-sans-georgian',
  'noto-sans-devanagari',
];
const CHINESE = ['noto-sans-sc', 'noto-sans-tc'];
const JAPANESE = 'noto-sans-jp';
const KOREAN = 'noto-sans-kr';
const EMOJI = 'noto-emoji';

const fromHere = createRequire(import.meta.url);
const slicesOfPackage = new Map<string, FontSlice[]>();

/** Returns the files that cover these code points. They are read by the caller. */
export function slicesFor(codePoints: readonly number[]): Set<FontSlice> {
  const packages = [...SCRIPTS, EMOJI, ...ideographPackages(codePoints)];
  const sliceOf = (codePoint: number) =>
    packages.map((name) => sliceWith(name, codePoint)).find((slice) => slice !== undefined);
  return new Set(codePoints.map(sliceOf).filter((slice) => slice !== undefined));
}

/** Chinese, Japanese and Korean share code points with different glyphs. */
function ideographPackages(codePoints: readonly number[]): string[] {
  const text = codePoints.map((codePoint) => String.fromCodePoint(codePoint)).join('');
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [JAPANESE, ...CHINESE, KOREAN];
  if (/\p{Script=Hangul}/u.test(text)) return [KOREAN, ...CHINESE, JAPANESE];
  return [...CHINESE, JAPANESE, KOREAN];
}

function sliceWith(name: string, codePoint: number): FontSlice | undefined {
  const within = ([first, last]: Range) => first <= codePoint && codePoint <= last;
  return slicesOf(name).find(({ ranges }) => ranges.some(within));
}

/**
 * The files of a package, from its list of code points: `{ "[4]": "U+4e00-4e05,U+4e09", "thai": … }`. Skips those for other
 * scripts (latin, symbols), which lack some of the listed characters and which Inter covers.
 */
function slicesOf(name: string): FontSlice[] {
  const known = slicesOfPackage.get(name);
  if (known) return known;
  const folder = `@fontsource-variable/${name}`;
  const listed: Record<string, string> = fromHere(`${folder}/unicode.json`);
  const own = Object.entries(listed).filter(([key]) => key.startsWith('[') || name.endsWith(key));
  const slices = own.map(([key, ranges]) => {
    const family = `${name}-${key.replace(/[[\]]/g, '')}`;
    return {
      family,
      file: fromHere.resolve(`${folder}/files/${family}-wght-normal.woff2`),
      ranges: ranges.split(',').map(rangeOf),
    };
  });
  slicesOfPackage.set(name, slices);
  return slices;
}

function rangeOf(text: string): Range {
  const [first, last = first] = text.replace('U+', '').split('-');
  return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)];
}

/** All characters of these ranges. */
export const charactersOf = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');
