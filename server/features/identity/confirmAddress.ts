import type { UserRow } from '#db/entities/index.ts';
import { startBetaAccess } from '#server/features/beta/index.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

/** Marks a person's address as confirmed after a link mailed to it was used, and starts what waited for that. */
export async function confirmAddress(work: AccountWork, user: UserRow): Promise<void> {
  if (user.emailVerifiedAt) return;
  user.emailVerifiedAt = work.now;
  user.signUpTokenHash = null;
  await work.recordFor({ userId: user.id }, { type: 'account.email_confirmed', summary: 'Confirmed their email' });
  await startBetaAccess(work, user.id);
}
