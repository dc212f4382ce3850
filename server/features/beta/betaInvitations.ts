import { LockMode } from '@mikro-orm/core';
import { BetaInvitationEntity, type BetaInvitationRow, BetaTokenEntity } from '#db/entities/index.ts';
import { hashToken, randomToken } from '#server/platform/auth/tokens.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

/** How many days somebody has to accept an invitation. */
export const INVITATION_VALID_DAYS = 14;

/** The page that an invitation leads to. */
export const invitationUrl = (publicUrl: string, token: string) => `${publicUrl}/auth/signup?invitation=${token}`;

/** Makes the token of a link. Earlier ones stay good: a guest may open the mail, or the link that they were handed. */
export function issueBetaToken({ em }: AccountWork, invitationId: string): string {
  const token = randomToken();
  em.persist(em.create(BetaTokenEntity, { invitationId, tokenHash: hashToken(token) }));
  return token;
}

/** The invitation that a link belongs to, locked; undefined where it belongs to none. */
export async function invitationOf({ em }: AccountWork, token: string): Promise<BetaInvitationRow | undefined> {
  const found = await em.findOne(BetaTokenEntity, { tokenHash: hashToken(token) });
  if (!found) return undefined;
  return em.findOneOrFail(
    BetaInvitationEntity,
    { id: found.invitationId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
}
