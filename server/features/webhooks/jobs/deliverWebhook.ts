import type { JobPayloads } from '#server/platform/jobs/jobs.ts';
import { NoAnswerError } from '#server/platform/outgoing/NoAnswerError.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';
import type { JobServices } from '#server/platform/worker/worker.ts';
import { noteAttempt, type Outcome } from '../commands/noteAttempt.ts';
import { type PreparedAttempt, takeDelivery } from '../commands/takeDelivery.ts';
import { signedHeaders } from '../signing.ts';

type Services = Pick<JobServices, 'commands' | 'sealing' | 'outgoing'>;

/**
 * Makes one attempt. If the process dies before the outcome is stored, it is repeated: a message may arrive twice under
 * the same id.
 */
export async function deliverWebhook(
  { commands, sealing, outgoing }: Services,
  { businessId, deliveryId }: JobPayloads['webhook.deliver'],
): Promise<void> {
  const system = { kind: 'system', businessId } as const;
  const parcel = await commands.run(system, takeDelivery, sealing, deliveryId);
  if (parcel) await commands.run(system, noteAttempt, parcel.deliveryId, await send(outgoing, parcel));
}

async function send(outgoing: JobServices['outgoing'], parcel: PreparedAttempt): Promise<Outcome> {
  const { url, messageId, body, secrets } = parcel;
  const headers = {
    'content-type': 'application/json',
    'user-agent': `${PRODUCT_NAME}-Webhooks/1`,
    ...signedHeaders(messageId, body, secrets),
  };
  const began = performance.now();
  const timed = (outcome: Omit<Outcome, 'durationMs'>): Outcome => ({
    ...outcome,
    durationMs: Math.round(performance.now() - began),
  });
  try {
    const { status, beginning } = await outgoing.post(url, headers, body);
    return timed({ statusCode: status, answer: beginning, error: wordsOf(status) });
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
    return timed({ statusCode: null, answer: null, error: error.message });
  }
}

function wordsOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status === 410) return 'The endpoint responded 410 Gone';
  if (status >= 300 && status < 400) return `The endpoint responded with a redirect (${status}), which we don’t follow`;
  return `The endpoint responded with ${status} instead of 200–299`;
}
