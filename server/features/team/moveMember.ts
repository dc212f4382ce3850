import { BusinessEntity, type MembershipRow } from '#db/entities/index.ts';
import { membershipMachine } from '#domain/states/membership.ts';
import { endSessions } from '#server/features/identity/index.ts';
import type { ActivityType } from '#server/platform/commands/activity.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { nameOfPerson } from './nameOf.ts';
import { changeRights } from './rights.ts';

interface Move {
  event: 'suspend' | 'reactivate' | 'remove';
  type: ActivityType;
  summary: (name: string) => string;
  /** They did it themselves, whoever acts. */
  byThemselves?: boolean;
}

/** Brings a locked membership to its next state, with what they may do, and tells of it. Throws INVALID_STATE. */
export async function moveMember(
  work: Work,
  member: MembershipRow,
  { event, type, summary, byThemselves }: Move,
): Promise<void> {
  const { userId } = member;
  const from = member.status;
  member.status = membershipMachine.next(from, event);
  await changeRights(work, member);
  work.record({
    type,
    by: byThemselves ? userId : undefined,
    summary: summary(await nameOfPerson(work, userId)),
    before: { userId, status: from },
    after: { userId, status: member.status },
  });
}

/** Ends every session of theirs that acts for this business; their login says why. */
export async function signOutMember(work: Work, userId: string, why: (business: string) => string): Promise<void> {
  const { businessId } = work;
  const { name } = await work.em.findOneOrFail(BusinessEntity, { id: businessId });
  await endSessions(work, { userId, businessId }, why(name));
}
