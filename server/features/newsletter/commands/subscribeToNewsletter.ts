import { LockMode } from '@mikro-orm/core';
import { NewsletterSubscriberEntity, type NewsletterSubscriberRow } from '#db/entities/index.ts';
import { newsletterMachine } from '#domain/states/newsletter.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { countTry, triesFrom } from '#server/platform/throttle/throttle.ts';

/** Of one network, before it has to wait. */
const FREE_SUBSCRIPTIONS = 10;
const tenMinutes = 10 * 60 * 1000;
/** About a week between two mails: where the pause stops growing. */
const MOST_DOUBLINGS = 10;

/**
 * Asks the address's owner by mail; they are on the list once they confirm. Whoever is on it already is told so in that
 * mail, and nowhere else: the answer is the same for every address. A network that subscribes many has to wait. Throws RATE_LIMITED.
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
  if (wasMailedLately(subscriber, now)) return;
  subscriber.mailRequestedAt = now;
  subscriber.unansweredMails += 1;
  const isSubscribed = subscriber.status === 'CONFIRMED';
  if (!isSubscribed) subscriber.status = newsletterMachine.next(subscriber.status, 'request');
  const mail = isSubscribed ? 'ALREADY_SUBSCRIBED' : 'CONFIRM_SUBSCRIPTION';
  await work.enqueue('mail.newsletter', { mail, subscriberId: subscriber.id });
}

/**
 * Anybody can type somebody else's address, again and again. Ten minutes pass between two mails that nobody answered,
 * and each time twice as long.
 */
function wasMailedLately({ mailRequestedAt, unansweredMails }: NewsletterSubscriberRow, now: Date): boolean {
  if (!mailRequestedAt) return false;
  const pause = tenMinutes * 2 ** Math.min(Math.max(unansweredMails - 1, 0), MOST_DOUBLINGS);
  return now.getTime() < mailRequestedAt.getTime() + pause;
}
