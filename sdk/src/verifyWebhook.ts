import type { WebhookEvent } from './wire.generated.ts';

export interface WebhookToVerify {
  /** The secret of the endpoint: whsec_… */
  secret: string;
  /** The body exactly as it came: parsed and written again, it has another signature. */
  body: string;
  headers: Headers | Record<string, string | string[] | undefined>;
  /** How far the clocks may be apart; 300 by default. */
  toleranceSeconds?: number;
}

/** The message does not come from the endpoint's installation, or is too old. Answer it with 400. */
export class WebhookVerificationError extends Error {
  override readonly name = 'WebhookVerificationError';
}

/**
 * Returns the event of a message, as Standard Webhooks signs them. Throws WebhookVerificationError for a signature by
 * another secret, and for a message that is minutes old, which somebody may be sending again.
 */
export async function verifyWebhook(message: WebhookToVerify): Promise<WebhookEvent> {
  const { secret, body, headers, toleranceSeconds = 300 } = message;
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    headerOf(headers, `webhook-${name}`),
  );
  if (!id || !timestamp || !signatures) throw new WebhookVerificationError('The headers of a webhook are missing');
  const ageSeconds = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(ageSeconds <= toleranceSeconds))
    throw new WebhookVerificationError('The message is too old, or from the future');
  const key = await crypto.subtle.importKey(
    'raw',
    bytesOf(secret.replace(/^whsec_/, '')),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  );
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  // There are two for a day after the secret was changed.
  for (const signature of signatures.split(' ')) {
    const [version, text = ''] = signature.split(',');
    if (version === 'v1' && (await crypto.subtle.verify('HMAC', key, bytesOf(text), signed))) return JSON.parse(body);
  }
  throw new WebhookVerificationError('The signature is not by this secret');
}

function headerOf(headers: WebhookToVerify['headers'], name: string): string | undefined {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? undefined;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    throw new WebhookVerificationError('The secret or the signature is not base64');
  }
}
