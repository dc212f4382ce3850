import { deliver, suppress } from '#server/platform/mail/deliver.ts';
import type { Job } from '#server/platform/worker/worker.ts';
import { renewTakeBackToken, validHours } from '../accountTokens.ts';
import { emailChangedMail } from '../emails/EmailChanged.tsx';

/** Mails the former address of an account, with a link to take the change back where one is possible. */
export const sendEmailChangedMail: Job<'mail.emailChanged'> = async (services, payload, attempt) => {
  const { publicUrl, commands } = services;
  const { userId, to, newEmail, tokenId } = payload;
  const log = { kind: 'account.email_changed', businessId: null, subjectId: userId };
  const token = tokenId && (await commands.runForAccount(renewTakeBackToken, tokenId));
  if (tokenId && !token)
    return suppress(services, attempt, { ...log, recipient: to }, 'The change can no longer be undone');
  const content = await emailChangedMail({
    newEmail,
    takeBackUrl: token ? `${publicUrl}/auth/take-back-email-change?token=${token}` : undefined,
    validHours: validHours.TAKE_BACK_EMAIL_CHANGE,
  });
  await deliver(services, attempt, { ...log, mail: { to, ...content } });
};
