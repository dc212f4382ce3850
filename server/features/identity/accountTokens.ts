import { LockMode } from '@mikro-orm/core';
import { AccountTokenEntity, type AccountTokenPurpose, UserEntity, type UserRow } from '#db/entities/index.ts';
import { Refusal } from '#server/core/errors.ts';
import { hashToken, randomToken } from '#server/platform/auth/tokens.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

const hour = 60 * 60 * 1000;

/** Hours for which a link is valid. */
export const validHours: Record<AccountTokenPurpose, number> = {
  CONFIRM_EMAIL: 48,
  RESET_PASSWORD: 1,
  CONFIRM_EMAIL_CHANGE: 24,
  CANCEL_EMAIL_CHANGE: 7 * 24,
  TAKE_BACK_EMAIL_CHANGE: 7 * 24,
};

interface NewToken {
  userId: string;
  purpose: AccountTokenPurpose;
  newEmail?: string;
}

/** Creates the token of a link and returns it; only the mail may carry it. Earlier tokens for the same purpose stop working. */
export async function issueAccountToken(work: AccountWork, { userId, purpose, newEmail }: NewToken): Promise<string> {
  await revokeAccountTokens(work, userId, purpose);
  return addToken(work, { userId, purpose, newEmail }).token;
}

/**
 * Reserves the address that an account leaves, for as long as the change can be taken back. Returns the id of the row. Nobody
 * knows its token before `renewTakeBackToken` makes one for the mail.
 */
export const reserveTakeBack = (work: AccountWork, userId: string, oldEmail: string): string =>
  addToken(work, { userId, purpose: 'TAKE_BACK_EMAIL_CHANGE', newEmail: oldEmail }).id;

function addToken(work: AccountWork, { userId, purpose, newEmail }: NewToken): { id: string; token: string } {
  const token = randomToken();
  const expiresAt = new Date(work.now.getTime() + validHours[purpose] * hour);
  const row = work.em.create(AccountTokenEntity, { userId, purpose, newEmail, tokenHash: hashToken(token), expiresAt });
  work.em.persist(row);
  return { id: row.id, token };
}

/** Gives a reserved take-back the token that its mail carries, so that a mail sent twice leaves one link. Undefined once it is used or expired. */
export async function renewTakeBackToken(work: AccountWork, id: string): Promise<string | undefined> {
  const row = await work.em.findOne(
    AccountTokenEntity,
    { id, usedAt: null, expiresAt: { $gt: work.now } },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!row) return undefined;
  const token = randomToken();
  row.tokenHash = hashToken(token);
  return token;
}

/** Whether the address belonged to an account whose owner can still take it back. */
export async function isReserved({ em, now }: AccountWork, email: string): Promise<boolean> {
  const where = { purpose: 'TAKE_BACK_EMAIL_CHANGE', newEmail: email, usedAt: null, expiresAt: { $gt: now } } as const;
  return (await em.count(AccountTokenEntity, where)) > 0;
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

/** Throws TOKEN_INVALID for a token that could not be spent, before expensive work such as hashing. */
export async function requireAccountToken(
  work: AccountWork,
  purpose: AccountTokenPurpose,
  token: string,
): Promise<void> {
  if (!(await work.em.count(AccountTokenEntity, goodToken(work, purpose, token)))) throw invalidLink();
}

/**
 * Revokes every link that was mailed for the account, and those whose mail is still queued. Links that take a change of email
 * back survive: whoever has stolen the account must not be able to revoke them.
 */
export async function revokeLinks(work: AccountWork, user: UserRow): Promise<void> {
  user.linksRevokedAt = work.now;
  await work.em.nativeUpdate(
    AccountTokenEntity,
    { userId: user.id, purpose: { $ne: 'TAKE_BACK_EMAIL_CHANGE' }, usedAt: null },
    { usedAt: work.now },
  );
}

/** Revokes the take-back links of the changes that were confirmed after this instant. */
export async function revokeTakeBacksSince(work: AccountWork, userId: string, since: Date): Promise<void> {
  await work.em.nativeUpdate(
    AccountTokenEntity,
    { userId, purpose: 'TAKE_BACK_EMAIL_CHANGE', usedAt: null, createdAt: { $gte: since } },
    { usedAt: work.now },
  );
}

/**
 * Spends a link's token and returns its account, locked. Throws TOKEN_INVALID where it is unknown, spent or expired.
 */
export async function spendAccountToken(
  work: AccountWork,
  purpose: AccountTokenPurpose,
  token: string,
): Promise<{ user: UserRow; newEmail: string | null; issuedAt: Date }> {
  const where = goodToken(work, purpose, token);
  const seen = await work.em.findOne(AccountTokenEntity, where);
  if (!seen) throw invalidLink();
  // Locks the account before the token, the same order as when tokens are revoked; this prevents deadlocks.
  const user = await lockUser(work, seen.userId);
  const found = await work.em.findOne(AccountTokenEntity, where, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    refresh: true,
  });
  if (!found) throw invalidLink();
  found.usedAt = work.now;
  return { user, newEmail: found.newEmail ?? null, issuedAt: found.createdAt };
}

/** Returns the account, locked until the transaction ends. */
export const lockUser = ({ em }: AccountWork, id: string): Promise<UserRow> =>
  em.findOneOrFail(UserEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });

export const invalidLink = () =>
  new Refusal('TOKEN_INVALID', 'This link expired or was already used. Ask for a new one');
