import { Refusal } from '#server/core/errors.ts';
import type { Mailer } from './mail.ts';

export const NO_MAIL =
  'SMTP_URL is not set: no mail can be sent. Nobody can sign up, reset a password or receive a quote or an invoice by mail.';

/** Refuses what is worth nothing without the mail that it sends, such as a sign-up, where no mail can be sent. */
export function requireMail(mailer: Pick<Mailer, 'canSend'>): void {
  if (mailer.canSend) return;
  // Not UNAVAILABLE, which clients retry by themselves.
  throw new Refusal(
    'INVALID_STATE',
    'This site cannot send mail yet, and this needs one. Nothing was saved. Please tell whoever runs the site that SMTP_URL is not set.',
  );
}
