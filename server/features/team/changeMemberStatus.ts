import { BusinessEntity, type MembershipRow } from '#db/entities/index.ts';
import { membershipMachine } from '#domain/states/membership.ts';
import { endSessions } from '#server/features/identity/index.ts';
import type { ActivityType } from '#server/platform/commands/activity.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { nameOfPerson } from './nameOf.ts';
import { changeRights } from './rights.ts';

interface StatusChange {
  event: 'suspend' | 'reactivate' | 'remove';
  type: ActivityType;
  summary: (name: string) => string;
  /** Whether the member did it themselves, as the system actor on their behalf. */
  byThemselves?: boolean;
}

/**
 * Applies a state transition to a locked membership, updates its permissions and records the activity. Throws
 * INVALID_STATE.
 */
export async function changeMemberStatus(
  work: Work,
  member: MembershipRow,
  { event, type, summary, byThemselves }: StatusChange,
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

/** Ends all sessions of the user that act for this business; the login page shows the reason. */
export async function signOutMember(work: Work, userId: string, why: (business: string) => string): Promise<void> {
  const { businessId } = work;
  const { name } = await work.em.findOneOrFail(BusinessEntity, { id: businessId });
  await endSessions(work, { userId, businessId }, why(name));
}
