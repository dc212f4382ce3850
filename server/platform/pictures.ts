import sharp from 'sharp';

export interface Picture {
  contentType: 'image/png' | 'image/jpeg';
  bytes: Buffer;
}

/** In pixels. The largest printed picture is 230 points wide; 3 pixels per point are sharp on paper. */
const LARGEST = { width: 720, height: 360 };
/** Larger pictures are refused because of the memory that decoding takes. */
const MOST_PIXELS = 25_000_000;
const LONGEST_SECONDS = 10;

/** The preceding decoding: only one runs at a time, to bound memory. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Re-encodes a PNG or JPEG at its printed size, upright and without metadata, so that uploaded bytes never reach a browser
 * or the PDF library, which fails on damaged pictures. Returns null if the picture is of another kind, damaged, animated or
 * too large.
 */
export function reencode(bytes: Uint8Array): Promise<Picture | null> {
  const picture = previous.then(() => decodeAndEncode(bytes)).catch(() => null);
  previous = picture;
  return picture;
}

async function decodeAndEncode(bytes: Uint8Array): Promise<Picture | null> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'warning' });
  const { format, pages = 1 } = await image.metadata();
  if ((format !== 'png' && format !== 'jpeg') || pages > 1) return null;
  const small = image
    .timeout({ seconds: LONGEST_SECONDS })
    .autoOrient()
    .resize({ ...LARGEST, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  const encoded = format === 'png' ? small.png({ compressionLevel: 9 }) : small.jpeg({ quality: 88 });
  return { contentType: `image/${format}`, bytes: await encoded.toBuffer() };
}
