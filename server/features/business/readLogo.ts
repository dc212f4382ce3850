import { invalidInput } from '#server/core/errors.ts';
import { type Picture, reencode } from '#server/platform/pictures.ts';

/** Decodes the picture in a data URL. Throws VALIDATION_FAILED where that fails. */
export async function readLogo(dataUrl: string): Promise<Picture> {
  const picture = await reencode(Buffer.from(dataUrl.split(',')[1] ?? '', 'base64'));
  if (!picture) {
    const message = 'This image is damaged, animated, or too large. Choose another, or save it again';
    throw invalidInput([{ path: 'dataUrl', message, code: 'DAMAGED_PICTURE' }]);
  }
  return picture;
}
