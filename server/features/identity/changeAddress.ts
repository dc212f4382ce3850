import type { UserRow } from '#db/entities/index.ts';
import { hiddenEmail } from '#domain/identity/email.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';

/** Changes the sign-in address and records it in the audit log. */
export async function changeAddress(work: AccountWork, user: UserRow, email: string, summary: string): Promise<void> {
  await work.recordFor(
    { userId: user.id },
    {
      type: 'account.email_changed',
      summary,
      before: { signInEmail: hiddenEmail(user.email) },
      after: { signInEmail: hiddenEmail(email) },
    },
  );
  user.email = email;
}
