import { UserEntity } from '#db/entities/index.ts';
import { hiddenEmail } from '#domain/identity/email.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { countTry } from '#server/platform/throttle/throttle.ts';
import { emailChangesOf } from '../tries.ts';

/** Puts two mails on their way: to the new address, to confirm; to the old one, to cancel. Nothing changes before. Throws RATE_LIMITED. */
export async function requestEmailChange(work: AccountWork, userId: string, newEmail: string): Promise<void> {
  await countTry(work, [emailChangesOf(userId)]);
  const user = await work.em.findOneOrFail(UserEntity, { id: userId });
  await work.enqueue('mail.account', { mail: 'CONFIRM_EMAIL_CHANGE', email: user.email, newEmail });
  await work.enqueue('mail.account', { mail: 'CANCEL_EMAIL_CHANGE', email: user.email, newEmail });
  await work.recordFor(
    { userId },
    {
      type: 'account.email_change_requested',
      summary: 'Asked to sign in with another email',
      before: { signInEmail: hiddenEmail(user.email) },
      after: { signInEmail: hiddenEmail(newEmail) },
    },
  );
}
