import { MembershipEntity, UserEntity } from '#db/entities/index.ts';
import { membershipMachine } from '#domain/states/membership.ts';
import { forbidden, Refusal } from '#server/core/errors.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { changeRights, lockMember } from '../rights.ts';

/** Makes another member the owner, at once. The former owner becomes an admin; both are notified by mail. */
export async function transferOwnership(work: Work<Member>, userId: string): Promise<void> {
  const { em, businessId, viewer } = work;
  // The owner is locked before the member, in every transfer, which prevents deadlocks.
  const owner = await em.findOneOrFail(MembershipEntity, { businessId, userId: viewer.userId });
  if (owner.role !== 'OWNER') throw forbidden('Only the owner can transfer the business');
  if (userId === viewer.userId) throw new Refusal('INVALID_STATE', 'You already own the business');
  await lockMember(work, viewer.userId);
  const newOwner = await lockMember(work, userId);
  membershipMachine.next(newOwner.status, 'becomeOwner');
  const { fullName, emailVerifiedAt } = await em.findOneOrFail(UserEntity, { id: userId });
  if (!emailVerifiedAt) throw new Refusal('INVALID_STATE', `${fullName} needs to confirm their email first`);
  em.assign(owner, { role: 'ADMIN', roleId: null });
  // Flushed before the new owner is set, because a unique index allows only one owner.
  await em.flush();
  em.assign(newOwner, { role: 'OWNER', roleId: null });
  await changeRights(work, owner);
  await changeRights(work, newOwner);
  await work.enqueue('mail.ownership', { businessId, mail: 'RECEIVED', userId, otherId: viewer.userId });
  await work.enqueue('mail.ownership', { businessId, mail: 'GIVEN', userId: viewer.userId, otherId: userId });
  work.record({
    type: 'member.made_owner',
    summary: `Transferred the business to ${fullName}`,
    before: { ownerId: viewer.userId },
    after: { ownerId: userId },
  });
}
