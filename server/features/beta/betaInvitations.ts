import { LockMode } from '@mikro-orm/core';
import { BetaInvitationEntity, type BetaInvitationRow, BetaTokenEntity } from '#db/entities/index.ts';
import { hashToken, randomToken } from '#server/platform/auth/tokens.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

/** Days until an invitation expires. */
export const INVITATION_VALID_DAYS = 14;

/** The address that an invitation links to. */
export const invitationUrl = (publicUrl: string, token: string) => `${publicUrl}/auth/signup?invitation=${token}`;

/**
 * Issues a link token. Earlier tokens stay valid, because the guest may use the mailed link or one handed over
 * directly.
 */
export function issueBetaToken({ em }: AccountWork, invitationId: string): string {
  const token = randomToken();
  em.persist(em.create(BetaTokenEntity, { invitationId, tokenHash: hashToken(token) }));
  return token;
}

/** Returns and locks the invitation of a link token; undefined where none matches. */
export async function invitationOf({ em }: AccountWork, token: string): Promise<BetaInvitationRow | undefined> {
  const found = await em.findOne(BetaTokenEntity, { tokenHash: hashToken(token) });
  if (!found) return undefined;
  return em.findOneOrFail(
    BetaInvitationEntity,
    { id: found.invitationId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
}
