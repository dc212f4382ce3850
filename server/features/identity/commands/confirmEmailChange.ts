import { UserEntity } from '#db/entities/index.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { reserveTakeBack, revokeLinks, spendAccountToken } from '../accountTokens.ts';
import { changeAddress } from '../changeAddress.ts';
import { endSessions } from '../sessions.ts';
import { emailTaken } from './signUp.ts';

/**
 * Applies the new sign-in address. Ends every other session, revokes earlier mailed links, and mails the old address a
 * link to take the change back. Throws TOKEN_INVALID, or EMAIL_TAKEN where another account has the address by now.
 */
export async function confirmEmailChange(work: AccountWork, token: string, viewer: Member | undefined): Promise<void> {
  const { user, newEmail } = await spendAccountToken(work, 'CONFIRM_EMAIL_CHANGE', token);
  if (!newEmail || (await work.em.count(UserEntity, { email: newEmail }))) throw emailTaken();
  const oldEmail = user.email;
  const tokenId = reserveTakeBack(work, user.id, oldEmail);
  await changeAddress(work, user, newEmail, 'Changed their sign-in email');
  await revokeLinks(work, user);
  await endSessions(work, { userId: user.id }, 'The email of your account was changed', keptSession(viewer, user.id));
  await work.enqueue('mail.emailChanged', { userId: user.id, to: oldEmail, newEmail, tokenId });
}

/** Returns the session to keep: the one of a person who confirms in the browser where they are signed in. */
const keptSession = (viewer: Member | undefined, userId: string) =>
  viewer?.userId === userId ? viewer.sessionId : undefined;
