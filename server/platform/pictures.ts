import sharp from 'sharp';

export interface Picture {
  contentType: 'image/png' | 'image/jpeg';
  bytes: Buffer;
}

/** In pixels. The largest that is printed is 230 points wide: 3 pixels to a point are as sharp as paper shows. */
const LARGEST = { width: 720, height: 360 };
/** More are not decoded: they take more memory than a logo or a signature is worth. */
const MOST_PIXELS = 25_000_000;
const LONGEST_SECONDS = 10;

/** Of the decoding before, so that there is never more than one decoded picture in memory. */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Decodes a PNG or JPEG and encodes it anew: as small as it is printed, upright and without metadata. What was uploaded
 * never reaches a browser or the library that draws PDFs, which cannot stand damaged pictures. Returns null where it is of
 * another kind, damaged, animated or of too many pixels.
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
