import { UserEntity } from '#db/entities/index.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import type { SecurityNotice } from '#server/platform/jobs/jobs.ts';

/** Tells the owner of an account by mail that the way to sign in has changed, so that nobody changes it unseen. */
export async function tellOwner(work: AccountWork, userId: string, mail: SecurityNotice): Promise<void> {
  const { email } = await work.em.findOneOrFail(UserEntity, { id: userId });
  await work.enqueue('mail.account', { mail, email });
}
