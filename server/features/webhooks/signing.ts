import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookEndpointRow } from '#db/entities/index.ts';
import type { Sealing } from '#server/platform/auth/sealing.ts';

const PREFIX = 'whsec_';
/** The specification asks for 24 to 64. */
const SECRET_BYTES = 32;

/** Returns a new secret, encrypted for the endpoint. */
export const newSealedSecret = (sealing: Sealing, endpointId: string): string =>
  sealing.seal(PREFIX + randomBytes(SECRET_BYTES).toString('base64'), endpointId);

type Sealed = Pick<WebhookEndpointRow, 'id' | 'sealedSecret' | 'sealedPreviousSecret' | 'previousSecretUntil'>;

/** Returns the secrets that sign now: the current one, and for a while after a rotation the previous one. */
export function signingSecrets(sealing: Sealing, endpoint: Sealed, now: Date): string[] {
  const { id, sealedSecret, sealedPreviousSecret, previousSecretUntil } = endpoint;
  const isOldGood = sealedPreviousSecret && previousSecretUntil && previousSecretUntil > now;
  return [sealedSecret, ...(isOldGood ? [sealedPreviousSecret] : [])].map((sealed) => sealing.open(sealed, id));
}

/** The headers of the Standard Webhooks specification (standardwebhooks.com), which its libraries verify. */
export function signedHeaders(
  messageId: string,
  body: string,
  secrets: readonly string[],
  now = new Date(),
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const signatureBy = (secret: string) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${messageId}.${timestamp}.${body}`).digest('base64')}`;
  };
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map(signatureBy).join(' '),
  };
}
