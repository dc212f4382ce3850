import { NewsletterTokenEntity } from '#db/entities/index.ts';
import { newsletterMachine } from '#domain/states/newsletter.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { followNewsletterToken } from '../newsletterTokens.ts';

/** Takes the address off the list, by a link of any mail that it ever got; twice is fine. Throws TOKEN_INVALID. */
export async function unsubscribeFromNewsletter(work: AccountWork, token: string): Promise<void> {
  const { subscriber } = await followNewsletterToken(work, 'UNSUBSCRIBE', token);
  if (subscriber.status === 'UNSUBSCRIBED') return;
  // A reader who changes their mind is let in again at once; one who never was a reader is left in peace.
  if (subscriber.status === 'CONFIRMED') subscriber.mailRequestedAt = null;
  subscriber.status = newsletterMachine.next(subscriber.status, 'unsubscribe');
  subscriber.unsubscribedAt = work.now;
  await work.em.nativeDelete(NewsletterTokenEntity, { subscriberId: subscriber.id, purpose: 'CONFIRM' });
}
