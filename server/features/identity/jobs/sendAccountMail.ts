import { type AccountTokenPurpose, UserEntity, type UserRow } from '#db/entities/index.ts';
import type { SecurityNotice } from '#server/features/factors/index.ts';
import { type Factor, readFactors } from '#server/features/factors/index.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { deliver, suppress } from '#server/platform/mail/deliver.ts';
import type { Job, JobServices } from '#server/platform/worker/worker.ts';
import { issueAccountToken, lockUser, validHours } from '../accountTokens.ts';
import { confirmEmailMail } from '../emails/ConfirmEmail.tsx';
import { emailChangeConfirmMail } from '../emails/EmailChangeConfirm.tsx';
import { emailChangeNoticeMail } from '../emails/EmailChangeNotice.tsx';
import { newDeviceMail } from '../emails/NewDevice.tsx';
import { passwordChangedMail } from '../emails/PasswordChanged.tsx';
import { resetPasswordMail } from '../emails/ResetPassword.tsx';
import { securityNoticeMail } from '../emails/SecurityNotice.tsx';
import { signInFacts } from '../signInFacts.ts';

/** Mails about an account. Link tokens are created when a mail is sent, so that they are stored only as hashes. */
export type AccountMail =
  | 'CONFIRM_EMAIL'
  | 'RESET_PASSWORD'
  | 'CONFIRM_EMAIL_CHANGE'
  | 'CANCEL_EMAIL_CHANGE'
  | 'PASSWORD_CHANGED'
  | 'NEW_DEVICE'
  | SecurityNotice;

/** Sends an account mail. Creates its link token here, so that it is stored only as a hash. */
export const sendAccountMail: Job<'mail.account'> = async (services, payload, attempt) => {
  const { mail, email, newEmail = '', sessionId, askedAt } = payload;
  const { database, commands, publicUrl } = services;
  const user = await database.em.fork().findOne(UserEntity, { email });
  const log = { kind: `account.${mail.toLowerCase()}`, businessId: null, subjectId: user?.id ?? null };
  const recipient = mail === 'CONFIRM_EMAIL_CHANGE' ? newEmail : email;
  const skip = (reason: string) => suppress(services, attempt, { ...log, recipient: newEmail || email }, reason);
  if (!user) return skip('No account has this address');
  if (mail === 'CONFIRM_EMAIL' && user.emailVerifiedAt) return skip('The address is confirmed already');
  const page = pages[mail as AccountTokenPurpose];
  const asked = { userId: user.id, purpose: mail as AccountTokenPurpose, email, newEmail, askedAt };
  const token = page && (await commands.runForAccount(issueIfWanted, asked));
  if (page && !token) return skip('Links that were asked for until then were revoked');
  const link = `${publicUrl}/auth/${page}?token=${token}`;
  const content = await contentOf(services, mail, { user, link, newEmail, sessionId });
  await deliver(services, attempt, { ...log, mail: { to: recipient, ...content } });
};

/** The pages of mailed links. Opening one changes nothing. */
const pages: Partial<Record<AccountTokenPurpose, string>> = {
  CONFIRM_EMAIL: 'confirm-email',
  RESET_PASSWORD: 'reset-password',
  CONFIRM_EMAIL_CHANGE: 'confirm-email-change',
  CANCEL_EMAIL_CHANGE: 'cancel-email-change',
};

interface Asked {
  userId: string;
  purpose: AccountTokenPurpose;
  email: string;
  newEmail: string;
  askedAt: string | undefined;
}

/**
 * Creates the token, unless the account's address changed or its links were revoked after the request: a delayed mail
 * must not bring a revoked link back.
 */
async function issueIfWanted(work: AccountWork, { userId, purpose, email, newEmail, askedAt }: Asked) {
  const user = await lockUser(work, userId);
  const revokedAt = user.linksRevokedAt;
  if (user.email !== email || (revokedAt && !(askedAt && new Date(askedAt) >= revokedAt))) return undefined;
  return issueAccountToken(work, { userId, purpose, newEmail: newEmail || undefined });
}

interface Facts {
  user: UserRow;
  link: string;
  newEmail: string;
  sessionId: string | undefined;
}

async function contentOf(services: JobServices, mail: AccountMail, { user, link, newEmail, sessionId }: Facts) {
  const { publicUrl, database } = services;
  const { fullName } = user;
  const forgotPasswordUrl = `${publicUrl}/auth/forgot-password`;
  switch (mail) {
    case 'CONFIRM_EMAIL':
      return confirmEmailMail({ confirmUrl: link, validHours: validHours[mail] });
    case 'RESET_PASSWORD':
      return resetPasswordMail({
        fullName: user.emailVerifiedAt ? fullName : undefined,
        factors: (await readFactors(database, user.id)).map(factorInWords),
        resetUrl: link,
        validHours: validHours[mail],
      });
    case 'CONFIRM_EMAIL_CHANGE':
      return emailChangeConfirmMail({ newEmail, confirmUrl: link, validHours: validHours[mail] });
    case 'CANCEL_EMAIL_CHANGE':
      return emailChangeNoticeMail({ fullName, newEmail, cancelUrl: link });
    case 'PASSWORD_CHANGED':
      return passwordChangedMail({ fullName, forgotPasswordUrl });
    case 'NEW_DEVICE':
      return newDeviceMail({ fullName, forgotPasswordUrl, ...(await signInFacts(database, sessionId)) });
    default:
      return securityNoticeMail({ fullName, notice: mail, securityUrl: `${publicUrl}/dashboard/settings/security` });
  }
}

const factorInWords = ({ factorType, name }: Factor) =>
  factorType === 'PASSKEY' ? `passkey “${name}”` : 'authenticator app';
