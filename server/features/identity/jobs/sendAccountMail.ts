import { type AccountTokenPurpose, UserEntity, type UserRow } from '#db/entities/index.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import type { AccountMail } from '#server/platform/jobs/jobs.ts';
import type { Job, JobServices } from '#server/platform/jobs/worker.ts';
import { deliver, suppress } from '#server/platform/mail/deliver.ts';
import { issueAccountToken, validHours } from '../accountTokens.ts';
import { confirmEmailMail } from '../emails/ConfirmEmail.tsx';
import { emailChangeConfirmMail } from '../emails/EmailChangeConfirm.tsx';
import { emailChangeNoticeMail } from '../emails/EmailChangeNotice.tsx';
import { newDeviceMail } from '../emails/NewDevice.tsx';
import { passwordChangedMail } from '../emails/PasswordChanged.tsx';
import { resetPasswordMail } from '../emails/ResetPassword.tsx';
import { securityNoticeMail } from '../emails/SecurityNotice.tsx';
import { signInFacts } from '../signInFacts.ts';

/** Sends a mail about an account. Its link's token is made here and stored nowhere but hashed. */
export const sendAccountMail: Job<'mail.account'> = async (services, { mail, email, newEmail, sessionId }, attempt) => {
  const user = await services.database.em.fork().findOne(UserEntity, { email });
  const log = { kind: `account.${mail.toLowerCase()}`, businessId: null, subjectId: user?.id ?? null };
  const reason = whyNot(mail, user);
  if (!user || reason)
    return suppress(
      services,
      attempt,
      { ...log, recipient: newEmail ?? email },
      reason ?? 'No account has this address',
    );
  const content = await contentOf(services, mail, { user, newEmail: newEmail ?? '', sessionId });
  await deliver(services, attempt, {
    ...log,
    mail: { to: mail === 'CONFIRM_EMAIL_CHANGE' && newEmail ? newEmail : email, ...content },
  });
};

const whyNot = (mail: AccountMail, user: UserRow | null): string | undefined =>
  mail === 'CONFIRM_EMAIL' && user?.emailVerifiedAt ? 'The address is confirmed already' : undefined;

const issue = (work: AccountWork, userId: string, purpose: AccountTokenPurpose, newEmail: string) =>
  issueAccountToken(work, { userId, purpose, newEmail });

interface Facts {
  user: UserRow;
  newEmail: string;
  sessionId: string | undefined;
}

async function contentOf(services: JobServices, mail: AccountMail, { user, newEmail, sessionId }: Facts) {
  const { publicUrl, commands, database } = services;
  const { fullName } = user;
  const link = async (page: string, purpose: AccountTokenPurpose) =>
    `${publicUrl}/auth/${page}?token=${await commands.runForAccount(issue, user.id, purpose, newEmail)}`;
  const forgotPasswordUrl = `${publicUrl}/auth/forgot-password`;
  switch (mail) {
    case 'CONFIRM_EMAIL':
      return confirmEmailMail({
        fullName,
        confirmUrl: await link('confirm-email', mail),
        validHours: validHours[mail],
      });
    case 'RESET_PASSWORD':
      return resetPasswordMail({
        fullName,
        resetUrl: await link('reset-password', mail),
        validHours: validHours[mail],
      });
    case 'CONFIRM_EMAIL_CHANGE':
      return emailChangeConfirmMail({
        fullName,
        newEmail,
        confirmUrl: await link('confirm-email-change', mail),
        validHours: validHours[mail],
      });
    case 'CANCEL_EMAIL_CHANGE':
      return emailChangeNoticeMail({ fullName, newEmail, cancelUrl: await link('cancel-email-change', mail) });
    case 'PASSWORD_CHANGED':
      return passwordChangedMail({ fullName, forgotPasswordUrl });
    case 'NEW_DEVICE':
      return newDeviceMail({ fullName, forgotPasswordUrl, ...(await signInFacts(database, sessionId)) });
    default:
      return securityNoticeMail({ fullName, notice: mail, securityUrl: `${publicUrl}/dashboard/settings/security` });
  }
}
