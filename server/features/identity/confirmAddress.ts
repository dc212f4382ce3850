import type { UserRow } from '#db/entities/index.ts';
import { startBetaAccess } from '#server/features/beta/index.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

/** Notes that a person's address is theirs: they used a link that was mailed to it. What waited for that begins. */
export async function confirmAddress(work: AccountWork, user: UserRow): Promise<void> {
  if (user.emailVerifiedAt) return;
  user.emailVerifiedAt = work.now;
  user.signUpTokenHash = null;
  await work.recordFor({ userId: user.id }, { type: 'account.email_confirmed', summary: 'Confirmed their email' });
  await startBetaAccess(work, user.id);
}
