import { LockMode } from '@mikro-orm/core';
import { BetaInvitationEntity, BusinessEntity, MembershipEntity } from '#db/entities/index.ts';
import { daysAfter, formatDate, todayIn } from '#domain/dates.ts';
import { betaInvitationMachine } from '#domain/states/betaInvitation.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

/** Starts the beta access of a business whose owner accepted an invitation and has confirmed their email. */
export async function startBetaAccess({ em, now, note }: AccountWork, userId: string): Promise<void> {
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
  const betaAccessEndsAt = daysAfter(now, invitation.accessDays);
  business.betaAccessEndsAt = betaAccessEndsAt;
  // Recorded with the operator as the actor, who sent the invitation.
  note({
    businessId,
    occurredAt: now,
    actorKind: 'STAFF',
    type: 'plan.changed',
    summary: `Gave the business beta access until ${formatDate(todayIn(business.timeZone, betaAccessEndsAt))}`,
    after: { betaAccessEndsAt },
  });
}
