import { invalidInput } from '#server/core/errors.ts';
import { type Picture, reencode } from '#server/platform/pictures.ts';

/** Decodes the picture in a data URL. Throws VALIDATION_FAILED where that fails. */
export async function readLogo(dataUrl: string): Promise<Picture> {
  const picture = await reencode(Buffer.from(dataUrl.split(',')[1] ?? '', 'base64'));
  if (!picture) {
    const message = 'This picture is damaged, animated or has too many pixels: choose another, or save it anew';
    throw invalidInput([{ path: 'dataUrl', message, code: 'DAMAGED_PICTURE' }]);
  }
  return picture;
}
