import { type AccountTokenPurpose, UserEntity, type UserRow } from '#db/entities/index.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import type { AccountMail } from '#server/platform/jobs/jobs.ts';
import type { Job } from '#server/platform/jobs/worker.ts';
import { deliver, suppress } from '#server/platform/mail/deliver.ts';
import { issueAccountToken, validHours } from '../accountTokens.ts';
import { confirmEmailMail } from '../emails/ConfirmEmail.tsx';
import { emailChangeConfirmMail } from '../emails/EmailChangeConfirm.tsx';
import { emailChangeNoticeMail } from '../emails/EmailChangeNotice.tsx';
import { passwordChangedMail } from '../emails/PasswordChanged.tsx';
import { resetPasswordMail } from '../emails/ResetPassword.tsx';

/** Sends a mail about an account, if the address has one. Its link's token is made here and stored nowhere but hashed. */
export const sendAccountMail: Job<'mail.account'> = async (services, { mail, email, newEmail }, attempt) => {
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
  const token =
    mail === 'PASSWORD_CHANGED' ? '' : await services.commands.runForAccount(issue, user.id, mail, newEmail);
  const content = await contentOf(mail, { user, newEmail: newEmail ?? '', token, publicUrl: services.publicUrl });
  await deliver(services, attempt, {
    ...log,
    mail: { to: mail === 'CONFIRM_EMAIL_CHANGE' && newEmail ? newEmail : email, ...content },
  });
};

const whyNot = (mail: AccountMail, user: UserRow | null): string | undefined =>
  mail === 'CONFIRM_EMAIL' && user?.emailVerifiedAt ? 'The address is confirmed already' : undefined;

const issue = (work: AccountWork, userId: string, purpose: AccountTokenPurpose, newEmail: string | undefined) =>
  issueAccountToken(work, { userId, purpose, newEmail });

interface Facts {
  user: UserRow;
  newEmail: string;
  token: string;
  publicUrl: string;
}

function contentOf(mail: AccountMail, { user: { fullName }, newEmail, token, publicUrl }: Facts) {
  const link = (page: string) => `${publicUrl}/auth/${page}?token=${token}`;
  switch (mail) {
    case 'CONFIRM_EMAIL':
      return confirmEmailMail({ fullName, confirmUrl: link('confirm-email'), validHours: validHours.CONFIRM_EMAIL });
    case 'RESET_PASSWORD':
      return resetPasswordMail({ fullName, resetUrl: link('reset-password'), validHours: validHours.RESET_PASSWORD });
    case 'CONFIRM_EMAIL_CHANGE':
      return emailChangeConfirmMail({
        fullName,
        newEmail,
        confirmUrl: link('confirm-email-change'),
        validHours: validHours.CONFIRM_EMAIL_CHANGE,
      });
    case 'CANCEL_EMAIL_CHANGE':
      return emailChangeNoticeMail({ fullName, newEmail, cancelUrl: link('cancel-email-change') });
    case 'PASSWORD_CHANGED':
      return passwordChangedMail({ fullName, forgotPasswordUrl: `${publicUrl}/auth/forgot-password` });
  }
}
