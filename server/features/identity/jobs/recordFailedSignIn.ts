import { UserEntity } from '#db/entities/index.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import type { Job } from '#server/platform/worker/worker.ts';

type At = 'PASSWORD' | 'SECOND_STEP';

const summaries: Record<At, string> = {
  PASSWORD: 'Sign-in attempt with a wrong password',
  SECOND_STEP: 'Correct password, but wrong two-step code',
};

/** Records a failed sign-in in the audit log, where an account with this address exists. */
export const recordFailedSignIn: Job<'audit.signInFailed'> = ({ commands }, { email, at, origin }) =>
  (origin ? commands.from(origin) : commands).runForAccount(record, email, at);

async function record(work: AccountWork, email: string, at: At): Promise<void> {
  const user = await work.em.findOne(UserEntity, { email });
  if (user) await work.recordFor({ userId: user.id }, { type: 'account.sign_in_failed', summary: summaries[at] });
}
