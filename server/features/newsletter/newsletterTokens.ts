import { LockMode } from '@mikro-orm/core';
import {
  NewsletterSubscriberEntity,
  type NewsletterSubscriberRow,
  NewsletterTokenEntity,
  type NewsletterTokenPurpose,
} from '#db/entities/index.ts';
import { daysAfter } from '#domain/dates.ts';
import { Refusal } from '#server/core/errors.ts';
import { hashToken, randomToken } from '#server/platform/auth/tokens.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

/** How many days a link that confirms is good for. */
export const CONFIRMATION_DAYS = 7;

/**
 * Makes the token of a mail's link. Earlier ones stay good: whoever got the mail twice may open either, and a link that
 * unsubscribes must work however old its mail is.
 */
export function issueNewsletterToken(work: AccountWork, subscriberId: string, purpose: NewsletterTokenPurpose): string {
  const token = randomToken();
  const expiresAt = purpose === 'CONFIRM' ? daysAfter(work.now, CONFIRMATION_DAYS) : null;
  work.em.persist(
    work.em.create(NewsletterTokenEntity, { subscriberId, purpose, tokenHash: hashToken(token), expiresAt }),
  );
  return token;
}

/** Whose link this is, locked, and whether it is past its time. Throws TOKEN_INVALID where it is nobody's. */
export async function followNewsletterToken(
  { em, now }: AccountWork,
  purpose: NewsletterTokenPurpose,
  token: string,
): Promise<{ subscriber: NewsletterSubscriberRow; expired: boolean }> {
  const found = await em.findOne(NewsletterTokenEntity, { tokenHash: hashToken(token), purpose });
  if (!found) throw deadLink();
  const subscriber = await em.findOneOrFail(
    NewsletterSubscriberEntity,
    { id: found.subscriberId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  return { subscriber, expired: !!found.expiresAt && found.expiresAt <= now };
}

export const deadLink = () =>
  new Refusal('TOKEN_INVALID', 'This link is incomplete, or no longer works', { expired: false });

export const expiredLink = () =>
  new Refusal('TOKEN_INVALID', 'This link has expired. Subscribe again to get a new one', { expired: true });
