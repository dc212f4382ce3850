import { UserEntity } from '#db/entities/index.ts';
import type { SignUp } from '#domain/inputs/identity.ts';
import { acceptBetaInvitation } from '#server/features/beta/index.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { Refusal } from '#server/platform/graphql/errors.ts';
import { addBusiness } from '../addBusiness.ts';

/** What became of a beta invitation that came with a sign-up; null where none did. */
export interface SignedUp {
  betaInvitationAccepted: boolean | null;
}

/** Makes the account with its business, trial and starting price list, and puts the confirmation mail on its way. Throws EMAIL_TAKEN. */
export async function signUp(work: AccountWork, input: SignUp, passwordHash: string): Promise<SignedUp> {
  const { em } = work;
  await requireFreeEmail(work, input.email);
  const user = em.create(UserEntity, { email: input.email, fullName: input.fullName, passwordHash });
  await addBusiness(work, user, { name: input.fullName, timeZone: input.timeZone });
  await work.enqueue('mail.account', { mail: 'CONFIRM_EMAIL', email: user.email });
  const { betaToken } = input;
  return { betaInvitationAccepted: betaToken ? await acceptBetaInvitation(work, betaToken, user.id) : null };
}

/** Refuses an address that has an account. Asked before the password is hashed, too: hashing is costly. Throws EMAIL_TAKEN. */
export async function requireFreeEmail({ em }: AccountWork, email: string): Promise<void> {
  if (await em.count(UserEntity, { email })) throw emailTaken();
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
