import { crc32, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A larger picture takes more memory than a logo or a signature is worth. */
const MOST_PIXELS = 10_000_000;
/** Samples to a pixel, and how many bits each may have, by colour type. */
const COLOURS: Record<number, { samples: number; depths: readonly number[] }> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};
const LAST_FILTER = 4;
/** Adam7: where each pass begins, and its steps. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
/** Below this, passes are empty, which the library that draws does not expect. */
const LEAST_INTERLACED = 5;

interface Header {
  width: number;
  height: number;
  bitsPerPixel: number;
  isInterlaced: boolean;
}

/**
 * Whether a PNG is whole, to its last pixel (W3C PNG, 5 to 10). The library that draws it decodes it in a callback of its
 * own: what is wrong with a picture would there end the process, and cannot be caught.
 */
export function isSoundPng(bytes: Uint8Array): boolean {
  try {
    return isSound(Buffer.from(bytes));
  } catch {
    return false;
  }
}

function isSound(bytes: Buffer): boolean {
  const chunks = bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE) ? chunksOf(bytes) : [];
  const header = chunks[0]?.type === 'IHDR' ? headerOf(chunks[0].data) : undefined;
  if (!header || chunks.at(-1)?.type !== 'IEND') return false;
  if (chunks[0]!.data[9] === 3 && !chunks.some(({ type }) => type === 'PLTE')) return false;
  const lines = linesOf(header);
  const size = lines.reduce((sum, { count, length }) => sum + count * length, 0);
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data));
  const pixels = inflateSync(packed, { maxOutputLength: size });
  return pixels.length === size && hasKnownFilters(pixels, lines);
}

/** Every chunk, up to IEND. Throws where one is cut off or does not fit its checksum. */
function chunksOf(bytes: Buffer): { type: string; data: Buffer }[] {
  const chunks = [];
  for (let at = SIGNATURE.length; chunks.at(-1)?.type !== 'IEND'; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) throw new RangeError('a damaged chunk');
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

function headerOf(data: Buffer): Header | undefined {
  const [width, height] = [data.readUInt32BE(0), data.readUInt32BE(4)];
  const [depth = 0, colour = 0, compression, filter, interlace] = data.subarray(8);
  const known = COLOURS[colour];
  const least = interlace ? LEAST_INTERLACED : 1;
  if (Math.min(width, height) < least || width * height > MOST_PIXELS) return undefined;
  if (!known?.depths.includes(depth) || compression !== 0 || filter !== 0 || interlace! > 1) return undefined;
  return { width, height, bitsPerPixel: known.samples * depth, isInterlaced: interlace === 1 };
}

/** The lines of each pass: how many, and of how many bytes, that of the filter included. */
function linesOf({ width, height, bitsPerPixel, isInterlaced }: Header): { count: number; length: number }[] {
  const passes = isInterlaced ? PASSES : ([[0, 0, 1, 1]] as const);
  return passes.map(([x, y, dx, dy]) => ({
    count: Math.ceil((height - y) / dy),
    length: 1 + Math.ceil((Math.ceil((width - x) / dx) * bitsPerPixel) / 8),
  }));
}

function hasKnownFilters(pixels: Buffer, lines: { count: number; length: number }[]): boolean {
  let at = 0;
  for (const { count, length } of lines)
    for (let line = 0; line < count; line++, at += length) if (pixels[at]! > LAST_FILTER) return false;
  return true;
}
