import { deflateSync } from 'node:zlib';
import { Document, Page } from '@react-pdf/renderer';
import fc from 'fast-check';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Picture } from '#server/platform/pdf/parts/Letterhead.tsx';
import { renderPdf } from '#server/platform/pdf/renderPdf.ts';
import { reencode } from '#server/platform/pictures.ts';
import { pngOf } from '#tests/support/png.ts';
import { IS_SOAK } from '#tests/support/soak.ts';
import { seed, tellSeed } from './seed.ts';

const CASES = IS_SOAK ? 600 : 150;
const DRAWN = 60;
const MOST_MS = 60_000;

const Probe = ({ bytes }: { bytes: Uint8Array | null }) =>
  createElement(
    Document,
    null,
    createElement(Page, null, bytes && createElement(Picture, { bytes, width: 170, height: 42 })),
  );

/** What is wrong with a picture ends the process that draws it, and with it this test. */
describe('pictures that somebody uploads', () => {
  const side = fc.integer({ min: 1, max: 12 });
  const lines = fc.uint8Array({ maxLength: 200 }).map((bytes) => bytes.map((byte) => byte % 6));
  const idat = fc.oneof(
    lines.map((bytes) => deflateSync(bytes)),
    fc.uint8Array({ maxLength: 60 }),
  );
  const png = fc
    .record({
      width: fc.oneof(side, fc.constantFrom(0, 65_000, 0xffffffff)),
      height: fc.oneof(side, fc.constantFrom(0, 65_000, 0xffffffff)),
      depth: fc.constantFrom(1, 2, 3, 4, 8, 16),
      colour: fc.constantFrom(0, 2, 3, 4, 6, 9),
      interlace: fc.constantFrom(0, 1, 2),
      idat,
    })
    .map(pngOf);
  const cut = fc.tuple(png, fc.nat(120)).map(([bytes, length]) => bytes.subarray(0, length));
  /** Right in all but its pixels and their filters. */
  const nearlyRight = fc
    .tuple(side, side, fc.constantFrom(0, 1), fc.uint8Array({ minLength: 12 * 49, maxLength: 12 * 49 }))
    .map(([width, height, interlace, bytes]) => {
      const pixels = bytes.subarray(0, height * (1 + 4 * width)).map((byte) => byte % 6);
      return pngOf({ width, height, interlace, idat: deflateSync(pixels) });
    });
  const jpeg = fc.uint8Array({ maxLength: 100 }).map((bytes) => Buffer.from([0xff, 0xd8, 0xff, ...bytes]));
  const sound = fc
    .tuple(side, side)
    .map(([width, height]) => pngOf({ width, height, idat: deflateSync(Buffer.alloc(height * (1 + 4 * width))) }));

  it(
    'are drawn or refused, however damaged',
    async () => {
      const pictures = fc.oneof(png, cut, nearlyRight, jpeg);
      for (const picture of fc.sample(pictures, { seed, numRuns: CASES }))
        expect(await reencode(picture)).toSatisfy((encoded) => encoded === null || encoded.bytes.length > 0);
      for (const bytes of fc.sample(pictures, { seed, numRuns: DRAWN }))
        expect(await renderPdf(Probe, { bytes })).toBeInstanceOf(Buffer);
      tellSeed(CASES, 'pictures');
    },
    MOST_MS,
  );

  it('are drawn where they are whole', async () => {
    for (const picture of fc.sample(sound, { seed, numRuns: 20 }))
      expect(await reencode(picture)).toMatchObject({ contentType: 'image/png' });
  });
});
