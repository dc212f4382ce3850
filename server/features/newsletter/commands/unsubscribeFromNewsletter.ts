import { NewsletterTokenEntity } from '#db/entities/index.ts';
import { newsletterMachine } from '#domain/states/newsletter.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { followNewsletterToken } from '../newsletterTokens.ts';

/** Unsubscribes the address. The link of any newsletter mail works, however old. Idempotent. Throws TOKEN_INVALID. */
export async function unsubscribeFromNewsletter(work: AccountWork, token: string): Promise<void> {
  const { subscriber } = await followNewsletterToken(work, 'UNSUBSCRIBE', token);
  if (subscriber.status === 'UNSUBSCRIBED') return;
  // A former subscriber may subscribe again without a pause; an address that never confirmed keeps its pause.
  if (subscriber.status === 'CONFIRMED') subscriber.mailRequestedAt = null;
  subscriber.status = newsletterMachine.next(subscriber.status, 'unsubscribe');
  subscriber.unsubscribedAt = work.now;
  await work.em.nativeDelete(NewsletterTokenEntity, { subscriberId: subscriber.id, purpose: 'CONFIRM' });
}
