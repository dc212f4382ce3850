import { LockMode } from '@mikro-orm/core';
import { AccountTokenEntity, type AccountTokenPurpose, UserEntity, type UserRow } from '#db/entities/index.ts';
import { hashToken, randomToken } from '#server/platform/auth/tokens.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { Refusal } from '#server/platform/graphql/errors.ts';

const hour = 60 * 60 * 1000;

/** How many hours a link is good for. */
export const validHours: Record<AccountTokenPurpose, number> = {
  CONFIRM_EMAIL: 48,
  RESET_PASSWORD: 1,
  CONFIRM_EMAIL_CHANGE: 24,
  CANCEL_EMAIL_CHANGE: 7 * 24,
};

/** Makes the token of a link, and makes earlier ones for the same purpose worthless. Answers what only the mail may carry. */
export async function issueAccountToken(
  work: AccountWork,
  { userId, purpose, newEmail }: { userId: string; purpose: AccountTokenPurpose; newEmail?: string },
): Promise<string> {
  await revokeAccountTokens(work, userId, purpose);
  const token = randomToken();
  const expiresAt = new Date(work.now.getTime() + validHours[purpose] * hour);
  work.em.persist(
    work.em.create(AccountTokenEntity, { userId, purpose, newEmail, tokenHash: hashToken(token), expiresAt }),
  );
  return token;
}

export async function revokeAccountTokens(
  work: AccountWork,
  userId: string,
  purpose: AccountTokenPurpose,
): Promise<void> {
  await work.em.nativeUpdate(AccountTokenEntity, { userId, purpose, usedAt: null }, { usedAt: work.now });
}

const goodToken = (work: AccountWork, purpose: AccountTokenPurpose, token: string) => ({
  tokenHash: hashToken(token),
  purpose,
  usedAt: null,
  expiresAt: { $gt: work.now },
});

const tokenInvalid = () => new Refusal('TOKEN_INVALID', 'This link has expired or was used already. Ask for a new one');

/** Refuses a link's token that could not be spent, before anything costly is done for it. Throws TOKEN_INVALID. */
export async function requireAccountToken(
  work: AccountWork,
  purpose: AccountTokenPurpose,
  token: string,
): Promise<void> {
  if (!(await work.em.count(AccountTokenEntity, goodToken(work, purpose, token)))) throw tokenInvalid();
}

/** Spends a link's token and answers whose it was. Throws TOKEN_INVALID where it is unknown, spent or expired. */
export async function spendAccountToken(
  work: AccountWork,
  purpose: AccountTokenPurpose,
  token: string,
): Promise<{ user: UserRow; newEmail: string | null }> {
  const found = await work.em.findOne(AccountTokenEntity, goodToken(work, purpose, token), {
    lockMode: LockMode.PESSIMISTIC_WRITE,
  });
  if (!found) throw tokenInvalid();
  found.usedAt = work.now;
  const user = await work.em.findOneOrFail(UserEntity, { id: found.userId });
  return { user, newEmail: found.newEmail ?? null };
}
