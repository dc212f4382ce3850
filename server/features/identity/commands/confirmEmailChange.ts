import { UserEntity } from '#db/entities/index.ts';
import { hiddenEmail } from '#domain/identity/email.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { revokeAccountTokens, spendAccountToken } from '../accountTokens.ts';
import { emailTaken } from './signUp.ts';

/** The new address becomes the one to sign in with. Throws TOKEN_INVALID, or EMAIL_TAKEN where somebody else has it by now. */
export async function confirmEmailChange(work: AccountWork, token: string): Promise<void> {
  const { user, newEmail } = await spendAccountToken(work, 'CONFIRM_EMAIL_CHANGE', token);
  if (!newEmail || (await work.em.count(UserEntity, { email: newEmail }))) throw emailTaken();
  await work.recordFor(
    { userId: user.id },
    {
      type: 'account.email_changed',
      summary: 'Changed the email that they sign in with',
      before: { signInEmail: hiddenEmail(user.email) },
      after: { signInEmail: hiddenEmail(newEmail) },
    },
  );
  user.email = newEmail;
  await revokeAccountTokens(work, user.id, 'CANCEL_EMAIL_CHANGE');
}
