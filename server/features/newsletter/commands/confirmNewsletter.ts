import { newsletterMachine } from '#domain/states/newsletter.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { deadLink, expiredLink, followNewsletterToken } from '../newsletterTokens.ts';

/** Puts the address on the list and welcomes it. Confirming twice is fine. Throws TOKEN_INVALID. */
export async function confirmNewsletter(work: AccountWork, token: string): Promise<void> {
  const { subscriber, expired } = await followNewsletterToken(work, 'CONFIRM', token);
  if (subscriber.status === 'CONFIRMED') return;
  if (expired) throw expiredLink();
  // They unsubscribed while this link was being followed.
  if (!newsletterMachine.can(subscriber.status, 'confirm')) throw deadLink();
  subscriber.status = newsletterMachine.next(subscriber.status, 'confirm');
  subscriber.confirmedAt = work.now;
  subscriber.unansweredMails = 0;
  await work.enqueue('mail.newsletter', { mail: 'WELCOME', subscriberId: subscriber.id });
}
