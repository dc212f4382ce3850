import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { amber, indigo } from '#client/ui/theme/colors.ts';

// Shared by standalone pages drawn for pictures.

const face = (family: string, weights: string, file: string) => {
  const font = readFileSync(fileURLToPath(import.meta.resolve(file))).toString('base64');
  return `@font-face { font-family: ${family}; font-weight: ${weights}; src: url(data:font/woff2;base64,${font}) }`;
};

/** The product's fonts, as the families Headings and Text. */
export const fontFaces = () =>
  [
    face(
      'Headings',
      '200 800',
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
    face('Text', '100 900', '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  ].join('\n');

/** The logo as a data URL. */
export const mark = () => {
  const file = new URL('../../client/public/favicon.svg', import.meta.url);
  return `data:image/svg+xml;base64,${readFileSync(file).toString('base64')}`;
};

const DRAWN = [62, 74, 66, 80, 58, 70, 52, 76, 64, 72];
const STEP = 32;
const SEALED = 4;

/** The motif in 640 by 640: partly drawn rings, one in amber. */
export function rings(): string {
  const ellipses = DRAWN.map((drawn, at) => {
    const radius = STEP * (at + 1);
    const dashes = `pathLength="100" stroke-dasharray="${drawn} ${100 - drawn}" stroke-dashoffset="${-at * 31}"`;
    const stroke = at === SEALED ? amber[5] : indigo[6];
    return `<ellipse rx="${radius * 0.88}" ry="${radius}" ${dashes} stroke="${stroke}" opacity="${1 - at * 0.08}"/>`;
  });
  return `<svg class="rings" viewBox="-320 -320 640 640" fill="none" stroke-width="15" stroke-linecap="round">${ellipses.join('')}</svg>`;
}
