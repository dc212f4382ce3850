import { NewsletterSubscriberEntity, type NewsletterSubscriberRow } from '#db/entities/index.ts';
import { stateInWords } from '#domain/states/machine.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { deliver, suppress } from '#server/platform/mail/deliver.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { alreadySubscribedMail } from '../emails/AlreadySubscribed.tsx';
import { confirmSubscriptionMail } from '../emails/ConfirmSubscription.tsx';
import { welcomeMail } from '../emails/Welcome.tsx';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH, unsubscribeHeaders } from '../newsletterLinks.ts';
import { CONFIRMATION_DAYS, issueNewsletterToken } from '../newsletterTokens.ts';

/** Mails about a newsletter subscription. */
export type NewsletterMail = 'CONFIRM_SUBSCRIPTION' | 'WELCOME' | 'ALREADY_SUBSCRIBED';

/**
 * Sends a mail about a subscription, unless the status changed meanwhile. Creates its link tokens here, so that they
 * are stored only as hashes.
 */
export const sendNewsletterMail: Job<'mail.newsletter'> = async (services, { mail, subscriberId }, attempt) => {
  const subscriber = await services.database.em.fork().findOne(NewsletterSubscriberEntity, { id: subscriberId });
  const log = { kind: `newsletter.${mail.toLowerCase()}`, businessId: null, subjectId: subscriberId };
  const recipient = subscriber?.email ?? '';
  const reason = whyNot(mail, subscriber);
  if (reason) return suppress(services, attempt, { ...log, recipient }, reason);

  const tokens = await services.commands.runForAccount(issueTokens, mail, subscriberId);
  const link = (path: string, token: string) => `${services.publicUrl}${path}?token=${token}`;
  const unsubscribeUrl = link(UNSUBSCRIBE_PATH, tokens.unsubscribe);
  const content = await contentOf(mail, { confirmUrl: link(CONFIRM_PATH, tokens.confirm), unsubscribeUrl });
  await deliver(services, attempt, {
    ...log,
    mail: { to: recipient, ...content, headers: unsubscribeHeaders(unsubscribeUrl) },
  });
};

function whyNot(mail: NewsletterMail, subscriber: NewsletterSubscriberRow | null): string | undefined {
  if (!subscriber) return 'The subscription is gone';
  const fitting = mail === 'CONFIRM_SUBSCRIPTION' ? 'PENDING' : 'CONFIRMED';
  return subscriber.status === fitting ? undefined : `The subscription's status is ${stateInWords(subscriber.status)}`;
}

const issueTokens = async (work: AccountWork, mail: NewsletterMail, subscriberId: string) => ({
  unsubscribe: issueNewsletterToken(work, subscriberId, 'UNSUBSCRIBE'),
  confirm: mail === 'CONFIRM_SUBSCRIPTION' ? issueNewsletterToken(work, subscriberId, 'CONFIRM') : '',
});

function contentOf(mail: NewsletterMail, links: { confirmUrl: string; unsubscribeUrl: string }) {
  switch (mail) {
    case 'CONFIRM_SUBSCRIPTION':
      return confirmSubscriptionMail({ ...links, validDays: CONFIRMATION_DAYS });
    case 'WELCOME':
      return welcomeMail(links);
    case 'ALREADY_SUBSCRIBED':
      return alreadySubscribedMail(links);
  }
}
