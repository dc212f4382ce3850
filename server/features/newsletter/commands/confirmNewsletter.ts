import { newsletterMachine } from '#domain/states/newsletter.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { expiredLink, followNewsletterToken, invalidLink } from '../newsletterTokens.ts';

/** Subscribes the address and enqueues the welcome mail. Idempotent. Throws TOKEN_INVALID. */
export async function confirmNewsletter(work: AccountWork, token: string): Promise<void> {
  const { subscriber, expired } = await followNewsletterToken(work, 'CONFIRM', token);
  if (subscriber.status === 'CONFIRMED') return;
  if (expired) throw expiredLink();
  // The address was unsubscribed between the lookup of the token and the lock.
  if (!newsletterMachine.can(subscriber.status, 'confirm')) throw invalidLink();
  subscriber.status = newsletterMachine.next(subscriber.status, 'confirm');
  subscriber.confirmedAt = work.now;
  subscriber.unansweredMails = 0;
  await work.enqueue('mail.newsletter', { mail: 'WELCOME', subscriberId: subscriber.id });
}
