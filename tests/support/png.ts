import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface Png {
  width: number;
  height: number;
  depth: number;
  colour: number;
  interlace: number;
  /** Replaces the compressed pixels. */
  idat: Uint8Array;
}

/** Compressed image data of one RGBA pixel: its filter, then its samples. */
export const onePixel = (filter = 0) => deflateSync(Buffer.from([filter, 1, 2, 3, 255]));

/** A PNG with valid checksums, whatever its chunks contain. */
export function pngOf({
  width = 1,
  height = 1,
  depth = 8,
  colour = 6,
  interlace = 0,
  idat = onePixel(),
}: Partial<Png> = {}) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlace], 8);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', idat), chunk('IEND', Buffer.alloc(0))]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, checksum]);
}

export const asDataUrl = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;
