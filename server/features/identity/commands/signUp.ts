import { LockMode } from '@mikro-orm/core';
import { UserEntity } from '#db/entities/index.ts';
import type { SignUp } from '#domain/inputs/identity.ts';
import { Refusal } from '#server/core/errors.ts';
import { acceptBetaInvitation } from '#server/features/beta/index.ts';
import { hashToken } from '#server/platform/auth/tokens.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { isReserved } from '../accountTokens.ts';
import { addBusiness } from '../addBusiness.ts';
import { replaceUnconfirmed } from '../replaceUnconfirmed.ts';

/** The outcome of a beta invitation given at sign-up; null where none was given. */
export interface SignedUp {
  betaInvitationAccepted: boolean | null;
}

/**
 * Creates the account with its business, trial and starting price list, and enqueues the confirmation mail. Replaces an
 * earlier sign-up with the same unconfirmed address completely. Throws EMAIL_TAKEN.
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
 * Throws EMAIL_TAKEN for an address that has a confirmed account or that taking back an email change may restore. Also
 * called before the password is hashed, because hashing is expensive.
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
