import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from './install.mjs';

// node scripts/subset-fonts.mjs: subsets the fonts to the characters and weights of most pages, in files small enough for
// the initial load. client/src/ui/theme/fonts.css uses them, and the packages' files for all other characters.

const FACES = [
  { name: 'bricolage-grotesque', weights: { min: 400, max: 800 } },
  { name: 'inter', weights: { min: 400, max: 750 } },
];
const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index));
/** Matches the unicode-range in fonts.css. */
const LETTERS = `${ASCII}\u00a0¢©®°·×½é–—‘’“”…•→`;

const folder = join(root, 'client', 'src', 'ui', 'theme', 'fonts');
mkdirSync(folder, { recursive: true });
for (const { name, weights } of FACES) {
  const whole = readFileSync(
    join(root, 'node_modules', '@fontsource-variable', name, 'files', `${name}-latin-wght-normal.woff2`),
  );
  const basic = await subsetFont(whole, LETTERS, { targetFormat: 'woff2', variationAxes: { wght: weights } });
  writeFileSync(join(folder, `${name}-basic.woff2`), basic);
  console.log(`${name}: ${whole.length} → ${basic.length} bytes`);
}
