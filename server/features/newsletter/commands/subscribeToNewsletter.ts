import { LockMode } from '@mikro-orm/core';
import { NewsletterSubscriberEntity, type NewsletterSubscriberRow } from '#db/entities/index.ts';
import { newsletterMachine } from '#domain/states/newsletter.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { countTry, triesFrom } from '#server/platform/throttle/throttle.ts';

/** Subscriptions from one network without delay. */
const FREE_SUBSCRIPTIONS = 10;
const tenMinutes = 10 * 60 * 1000;
/** Limits the pause between two mails to about a week. */
const MOST_DOUBLINGS = 10;

/**
 * Enqueues a mail that asks the address's owner to confirm. A subscribed address gets a mail that says so instead; the
 * response is the same for every address, so it does not reveal subscribers. Throws RATE_LIMITED for a network with too
 * many subscriptions.
 */
export async function subscribeToNewsletter(
  work: AccountWork,
  email: string,
  address: string | undefined,
): Promise<void> {
  const { em, now } = work;
  await countTry(work, [triesFrom('newsletter', address, FREE_SUBSCRIPTIONS)]);
  await em.upsert(NewsletterSubscriberEntity, { email }, { onConflictFields: ['email'], onConflictAction: 'ignore' });
  const subscriber = await em.findOneOrFail(
    NewsletterSubscriberEntity,
    { email },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (isTooSoon(subscriber, now)) return;
  subscriber.mailRequestedAt = now;
  subscriber.unansweredMails += 1;
  const isSubscribed = subscriber.status === 'CONFIRMED';
  if (!isSubscribed) subscriber.status = newsletterMachine.next(subscriber.status, 'request');
  const mail = isSubscribed ? 'ALREADY_SUBSCRIBED' : 'CONFIRM_SUBSCRIPTION';
  await work.enqueue('mail.newsletter', { mail, subscriberId: subscriber.id });
}

/**
 * Returns whether it is too early for another mail. Anyone can enter another person's address, so the pause starts at
 * ten minutes and doubles with each mail that was not confirmed.
 */
function isTooSoon({ mailRequestedAt, unansweredMails }: NewsletterSubscriberRow, now: Date): boolean {
  if (!mailRequestedAt) return false;
  const pause = tenMinutes * 2 ** Math.min(Math.max(unansweredMails - 1, 0), MOST_DOUBLINGS);
  return now.getTime() < mailRequestedAt.getTime() + pause;
}
