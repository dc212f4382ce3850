import { LockMode } from '@mikro-orm/core';
import { BetaInvitationEntity, BusinessEntity, MembershipEntity } from '#db/entities/index.ts';
import { betaInvitationMachine } from '#domain/states/betaInvitation.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

const day = 24 * 60 * 60 * 1000;

/** Gives the business of whoever accepted an invitation access to the beta, now that their email is confirmed. */
export async function startBetaAccess({ em, now }: AccountWork, userId: string): Promise<void> {
  const invitation = await em.findOne(
    BetaInvitationEntity,
    { userId, status: 'ACCEPTED' },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!invitation) return;
  const { businessId } = await em.findOneOrFail(MembershipEntity, { userId, role: 'OWNER' });
  const business = await em.findOneOrFail(BusinessEntity, { id: businessId });
  invitation.status = betaInvitationMachine.next(invitation.status, 'activate');
  invitation.activatedAt = now;
  business.betaAccessEndsAt = new Date(now.getTime() + invitation.accessDays * day);
}
