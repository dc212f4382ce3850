import { BusinessEntity, UserEntity } from '#db/entities/index.ts';
import { deliver } from '#server/platform/mail/deliver.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { ownershipMail } from '../emails/Ownership.tsx';

/** Mails the new or the former owner after a transfer of ownership. */
export const sendOwnershipMail: Job<'mail.ownership'> = async (services, payload, attempt) => {
  const { businessId, mail, userId, otherId } = payload;
  const em = services.database.em.fork();
  const [user, other] = [
    await em.findOneOrFail(UserEntity, { id: userId }),
    await em.findOneOrFail(UserEntity, { id: otherId }),
  ];
  const content = await ownershipMail({
    mail,
    fullName: user.fullName,
    otherName: other.fullName,
    businessName: (await em.findOneOrFail(BusinessEntity, { id: businessId })).name,
    teamUrl: `${services.publicUrl}/dashboard/team`,
  });
  const log = { kind: `team.ownership_${mail.toLowerCase()}`, businessId, subjectId: userId };
  await deliver(services, attempt, { ...log, mail: { to: user.email, ...content } });
};
