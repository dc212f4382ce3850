import { invalidInput } from '#server/platform/graphql/errors.ts';
import { canDraw } from '#server/platform/pdf/canDraw.tsx';

/** A signature's picture that the quote's paper can carry, or none at all. Throws VALIDATION_FAILED. */
export async function requireDrawable(signatureImage: string | null | undefined): Promise<void> {
  const base64 = signatureImage?.split(',')[1];
  if (!base64 || (await canDraw(Buffer.from(base64, 'base64')))) return;
  throw invalidInput([{ path: 'signatureImage', message: 'Draw your signature again', code: 'DAMAGED_PICTURE' }]);
}
