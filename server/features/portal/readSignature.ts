import { invalidInput } from '#server/core/errors.ts';
import { reencode } from '#server/platform/pictures.ts';

/** Returns a drawn signature, re-encoded for printing, as a data URL, or null. Throws VALIDATION_FAILED. */
export async function readSignature(signatureImage: string | null | undefined): Promise<string | null> {
  const base64 = signatureImage?.split(',')[1];
  if (!base64) return null;
  const picture = await reencode(Buffer.from(base64, 'base64'));
  if (!picture)
    throw invalidInput([{ path: 'signatureImage', message: 'Draw your signature again', code: 'DAMAGED_PICTURE' }]);
  return `data:${picture.contentType};base64,${picture.bytes.toString('base64')}`;
}
