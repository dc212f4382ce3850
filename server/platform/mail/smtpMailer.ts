import { createTransport, type NodemailerError } from 'nodemailer';
import { MailDeliveryError } from './MailDeliveryError.ts';
import type { MailAddress, Mailer } from './mail.ts';
import { singleLine } from './singleLine.ts';

/** Well below a job's own time limit, and above what a greylisting server takes to greet. */
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
          // Objects, because a string would be parsed and could turn out to be several addresses.
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

/** Whether a password would cross a network: a server that offers no TLS, or somebody between who takes the offer out, does not get it. */
function sendsPassword(url: string): boolean {
  const { username, password, hostname } = new URL(url);
  return Boolean(username || password) && !/^(localhost|127\.[\d.]+|\[::1\])$/i.test(hostname);
}
