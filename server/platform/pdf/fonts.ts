import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

const INTER = 'Inter';
const BRICOLAGE = 'Bricolage Grotesque';

/** For all text. */
export const TEXT_FONTS = [INTER];
/** For headings, unless they are in a script that Bricolage Grotesque lacks. */
export const headingFonts = (text: string) =>
  /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(text) ? TEXT_FONTS : [BRICOLAGE, INTER];

// TrueType files: from compressed ones each glyph would be unpacked along with all others, at several times the cost.
const fileOf = createRequire(import.meta.url).resolve;
const fonts = [
  { family: INTER, fontWeight: 400, file: 'inter/400Regular/Inter_400Regular.ttf' },
  { family: INTER, fontWeight: 600, file: 'inter/600SemiBold/Inter_600SemiBold.ttf' },
  { family: BRICOLAGE, fontWeight: 600, file: 'bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf' },
];
for (const { family, fontWeight, file } of fonts) {
  Font.register({ family, fontWeight, src: fileOf(`@expo-google-fonts/${file}`) });
}

const LONGEST_WHOLE_WORD = 28;

/** Words are never hyphenated, only cut where one alone would leave its column. */
Font.registerHyphenationCallback((word) =>
  word.length > LONGEST_WHOLE_WORD ? (word.match(/.{1,4}/gsu) ?? [word]) : [word],
);
