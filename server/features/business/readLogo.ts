import { invalidInput } from '#server/platform/graphql/errors.ts';
import { canDraw } from '#server/platform/pdf/canDraw.tsx';

export interface Logo {
  contentType: 'image/png' | 'image/jpeg';
  bytes: Buffer;
}

/** The picture in a data URL of a known kind. Throws VALIDATION_FAILED where it is damaged: every PDF would fail on it. */
export async function readLogo(dataUrl: string): Promise<Logo> {
  const [head = '', base64 = ''] = dataUrl.split(',');
  const bytes = Buffer.from(base64, 'base64');
  if (!(await canDraw(bytes))) {
    const message = 'This picture is damaged: choose another, or save it anew';
    throw invalidInput([{ path: 'dataUrl', message, code: 'DAMAGED_PICTURE' }]);
  }
  return { contentType: head.includes('image/png') ? 'image/png' : 'image/jpeg', bytes };
}
