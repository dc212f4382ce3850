import { hiddenEmail } from '#domain/identity/email.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { countTry } from '#server/platform/throttle/throttle.ts';
import { lockOwner } from '../lockOwner.ts';
import { emailChangesOf } from '../tries.ts';

/**
 * Enqueues two mails: one to the new address to confirm, one to the old to cancel. Changes nothing until confirmed.
 * Throws RATE_LIMITED.
 */
export async function requestEmailChange(work: AccountWork, member: Member, newEmail: string): Promise<void> {
  const { userId } = member;
  await countTry(work, [emailChangesOf(userId)]);
  const { email } = await lockOwner(work, member);
  const asked = { email, newEmail, askedAt: work.now.toISOString() };
  await work.enqueue('mail.account', { mail: 'CONFIRM_EMAIL_CHANGE', ...asked });
  await work.enqueue('mail.account', { mail: 'CANCEL_EMAIL_CHANGE', ...asked });
  await work.recordFor(
    { userId },
    {
      type: 'account.email_change_requested',
      summary: 'Requested an email change',
      before: { signInEmail: hiddenEmail(email) },
      after: { signInEmail: hiddenEmail(newEmail) },
    },
  );
}
