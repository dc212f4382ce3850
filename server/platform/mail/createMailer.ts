import addressparser from 'nodemailer/lib/addressparser';
import type { MailAddress, Mailer, TestMailer } from './mail.ts';
import { type MailStore, sandboxMailer } from './sandboxMailer.ts';
import { smtpMailer } from './smtpMailer.ts';

export interface MailerOptions {
  smtpUrl?: string;
  /** "Name <address>" or a bare address. */
  from: string;
  /** Receives all mail if there is no smtpUrl. */
  sandbox?: MailStore;
}

export function createMailer({ smtpUrl, from, sandbox }: MailerOptions): Mailer {
  const sender = parseSender(from);
  if (smtpUrl) return smtpMailer(smtpUrl, sender);
  if (sandbox) return sandboxMailer(sandbox, sender);
  return mailerToNowhere;
}

/** Returns the mailers of test businesses, which never reach a mail server. */
export function createTestMailer({ from, sandbox }: { from: string; sandbox: MailStore }): TestMailer {
  const sender = parseSender(from);
  return (businessId) => sandboxMailer({ add: (mail) => sandbox.add(mail, businessId) }, sender);
}

/**
 * For production without an SMTP server: mails are retried, in case SMTP_URL is set at the next start, then logged as
 * failed.
 */
const mailerToNowhere: Mailer = {
  canSend: false,
  send: () => Promise.reject(new Error('SMTP_URL is not set, so no mail can be sent')),
  close: () => undefined,
};

function parseSender(from: string): MailAddress {
  const [sender] = addressparser(from, { flatten: true });
  if (!sender?.address.includes('@')) throw new Error(`The sender of mails is not an email address: "${from}".`);
  return { name: sender.name, address: sender.address };
}
