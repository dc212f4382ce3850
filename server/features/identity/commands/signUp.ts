import { LockMode } from '@mikro-orm/core';
import { UserEntity } from '#db/entities/index.ts';
import type { SignUp } from '#domain/inputs/identity.ts';
import { acceptBetaInvitation } from '#server/features/beta/index.ts';
import { hashToken } from '#server/platform/auth/tokens.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { Refusal } from '#server/platform/graphql/errors.ts';
import { isReserved } from '../accountTokens.ts';
import { addBusiness } from '../addBusiness.ts';
import { replaceUnconfirmed } from '../replaceUnconfirmed.ts';

/** What became of a beta invitation that came with a sign-up; null where none did. */
export interface SignedUp {
  betaInvitationAccepted: boolean | null;
}

/**
 * Creates the account with its business, trial and starting price list, and queues the confirmation mail. A later sign-up for
 * an address that nobody has confirmed replaces the earlier one, of which nothing stays in force. Throws EMAIL_TAKEN.
 */
export async function signUp(
  work: AccountWork,
  input: SignUp,
  passwordHash: string,
  signUpToken?: string,
): Promise<SignedUp> {
  const { em } = work;
  const { email, fullName, timeZone, betaToken } = input;
  await requireFreeEmail(work, email);
  const known = await em.findOne(UserEntity, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (known?.emailVerifiedAt) throw emailTaken();
  const user = known ?? em.create(UserEntity, { email, fullName, passwordHash });
  if (known) await replaceUnconfirmed(work, known, { fullName, passwordHash, timeZone });
  else await addBusiness(work, user, { name: fullName, timeZone });
  user.signUpTokenHash = signUpToken ? hashToken(signUpToken) : null;
  await work.enqueue('mail.account', { mail: 'CONFIRM_EMAIL', email, askedAt: work.now.toISOString() });
  return { betaInvitationAccepted: betaToken ? await acceptBetaInvitation(work, betaToken, user.id) : null };
}

/**
 * Refuses an address that has a confirmed account, or that a taken-back change of email may restore. Checked before the
 * password is hashed as well, since hashing is costly. Throws EMAIL_TAKEN.
 */
export async function requireFreeEmail(work: AccountWork, email: string): Promise<void> {
  const known = await work.em.findOne(UserEntity, { email });
  if (known ? known.emailVerifiedAt : await isReserved(work, email)) throw emailTaken();
}

export const emailTaken = () =>
  new Refusal('EMAIL_TAKEN', 'An account with this email already exists', {
    fields: [
      {
        path: 'email',
        message: 'This email is already in use. Please sign in or use a different email.',
        code: 'EMAIL_TAKEN',
      },
    ],
  });
