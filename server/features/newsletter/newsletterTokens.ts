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

/** Days until a confirmation link expires. */
export const CONFIRMATION_DAYS = 7;

/**
 * Creates a link token. Earlier tokens stay valid, because a mail may be delivered twice and unsubscribe links must
 * work in mails of any age.
 */
export function issueNewsletterToken(work: AccountWork, subscriberId: string, purpose: NewsletterTokenPurpose): string {
  const token = randomToken();
  const expiresAt = purpose === 'CONFIRM' ? daysAfter(work.now, CONFIRMATION_DAYS) : null;
  work.em.persist(
    work.em.create(NewsletterTokenEntity, { subscriberId, purpose, tokenHash: hashToken(token), expiresAt }),
  );
  return token;
}

/**
 * Returns the subscriber of a token, locked, and whether the token has expired. Throws TOKEN_INVALID for an unknown
 * token.
 */
export async function followNewsletterToken(
  { em, now }: AccountWork,
  purpose: NewsletterTokenPurpose,
  token: string,
): Promise<{ subscriber: NewsletterSubscriberRow; expired: boolean }> {
  const found = await em.findOne(NewsletterTokenEntity, { tokenHash: hashToken(token), purpose });
  if (!found) throw invalidLink();
  const subscriber = await em.findOneOrFail(
    NewsletterSubscriberEntity,
    { id: found.subscriberId },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  return { subscriber, expired: !!found.expiresAt && found.expiresAt <= now };
}

export const invalidLink = () =>
  new Refusal('TOKEN_INVALID', 'This link is incomplete or no longer works', { expired: false });

export const expiredLink = () =>
  new Refusal('TOKEN_INVALID', 'This link has expired. Subscribe again to get a new one', { expired: true });
