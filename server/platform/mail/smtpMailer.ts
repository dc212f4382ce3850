import { createTransport, type NodemailerError } from 'nodemailer';
import { MailDeliveryError } from './MailDeliveryError.ts';
import type { MailAddress, Mailer } from './mail.ts';
import { singleLine } from './singleLine.ts';

/** Below a job's time limit, and above the greeting delay of greylisting servers. */
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 30_000, socketTimeout: 60_000 };

export function smtpMailer(url: string, sender: MailAddress): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    disableFileAccess: true,
    disableUrlAccess: true,
    requireTLS: sendsPassword(url),
    ...TIMEOUTS,
  });
  return {
    canSend: true,
    async send({ to, replyTo, fromName, subject, ...content }) {
      try {
        const { messageId } = await transport.sendMail({
          ...content,
          from: { name: singleLine(fromName ?? sender.name), address: sender.address },
          // Objects, because a string would be parsed and could yield several addresses.
          to: { name: '', address: to },
          replyTo: replyTo && { name: '', address: replyTo },
          subject: singleLine(subject),
        });
        return { messageId };
      } catch (error) {
        throw new MailDeliveryError(error as NodemailerError);
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Whether the URL has a password for a remote host, which then requires TLS, so that a server without it or a
 * STARTTLS-stripping attacker does not get the password.
 */
function sendsPassword(url: string): boolean {
  const { username, password, hostname } = new URL(url);
  return Boolean(username || password) && !/^(localhost|127\.[\d.]+|\[::1\])$/i.test(hostname);
}
