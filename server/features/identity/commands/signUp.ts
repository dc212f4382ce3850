import { v7 as uuidv7 } from 'uuid';
import { BusinessEntity, MembershipEntity, UserEntity } from '#db/entities/index.ts';
import type { SignUp } from '#domain/inputs/identity.ts';
import { TRIAL_DAYS } from '#domain/plans.ts';
import { acceptBetaInvitation } from '#server/features/beta/index.ts';
import { addStartingServices } from '#server/features/services/index.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { Refusal } from '#server/platform/graphql/errors.ts';

const defaultTimeZone = 'America/Los_Angeles';
const day = 24 * 60 * 60 * 1000;

/** What became of a beta invitation that came with a sign-up; null where none did. */
export interface SignedUp {
  betaInvitationAccepted: boolean | null;
}

/** Makes the account with its business, trial and starting price list, and puts the confirmation mail on its way. Throws EMAIL_TAKEN. */
export async function signUp(work: AccountWork, input: SignUp, passwordHash: string): Promise<SignedUp> {
  const { em, now } = work;
  if (await em.count(UserEntity, { email: input.email })) throw emailTaken();
  const user = em.create(UserEntity, { email: input.email, fullName: input.fullName, passwordHash });
  const business = em.create(BusinessEntity, {
    id: uuidv7(),
    name: input.fullName,
    email: input.email,
    timeZone: input.timeZone ?? defaultTimeZone,
    trialEndsAt: new Date(now.getTime() + TRIAL_DAYS * day),
  });
  em.persist([user, business]);
  await em.flush();
  em.persist(em.create(MembershipEntity, { businessId: business.id, userId: user.id, role: 'OWNER' }));
  addStartingServices(em, business.id);
  await work.recordFor(
    { userId: user.id, businessId: business.id },
    { type: 'account.created', summary: 'Signed up and opened the business' },
  );
  await work.enqueue('mail.account', { mail: 'CONFIRM_EMAIL', email: user.email });
  const { betaToken } = input;
  return { betaInvitationAccepted: betaToken ? await acceptBetaInvitation(work, betaToken, user.id) : null };
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
