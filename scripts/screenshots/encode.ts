import { join } from 'node:path';
import sharp from 'sharp';

/** Full chroma resolution (4:4:4), so that small colored text stays sharp. */
const formats = {
  avif: { quality: 50, effort: 4, chromaSubsampling: '4:4:4' },
  webp: { quality: 78, effort: 6, smartSubsample: true, preset: 'text' },
  jpeg: { quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' },
} as const;

type Format = keyof typeof formats;

/** Writes a picture in every format and width: name-1280.avif and so on. */
export async function encode(
  picture: Buffer,
  widths: Record<Format, number[]>,
  folder: string,
  name: string,
): Promise<void> {
  for (const format of Object.keys(formats) as Format[]) {
    for (const width of widths[format]) {
      await sharp(picture)
        .resize({ width })
        .toFormat(format, formats[format])
        .toFile(join(folder, `${name}-${width}.${format}`));
    }
  }
}
