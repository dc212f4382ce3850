import { randomUUID } from 'node:crypto';
import type { Mail, MailAddress, MailAttachment, Mailer } from './mail.ts';
import { singleLine } from './singleLine.ts';

/** A mail in the sandbox mailbox. */
export interface SandboxMail {
  messageId: string;
  from: string;
  to: string[];
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
  attachments: MailAttachment[];
  sentAt: Date;
}

export interface SandboxMailSummary extends Omit<SandboxMail, 'attachments'> {
  id: string;
  attachments: { filename: string; contentType: string; size: number }[];
}

/** Stores the sandbox's mails for all processes of an installation. */
export interface MailStore {
  /** `businessId` is the test business that sends it, if one does; only its newest mails are kept. */
  add(mail: SandboxMail, businessId?: string): Promise<void>;
  /** Newest first, without the content of attachments. */
  list(limit: number): Promise<SandboxMailSummary[]>;
  /** Returns undefined for an unknown or malformed id. */
  find(id: string): Promise<(SandboxMail & { id: string }) | undefined>;
}

export function sandboxMailer(store: Pick<MailStore, 'add'>, sender: MailAddress): Mailer {
  return {
    canSend: true,
    async send(mail) {
      const messageId = mail.messageId ?? `<${randomUUID()}@sandbox.invalid>`;
      await store.add({
        messageId,
        from: `${singleLine(mail.fromName ?? sender.name)} <${sender.address}>`.trim(),
        to: [mail.to],
        replyTo: mail.replyTo,
        subject: singleLine(mail.subject),
        text: mail.text,
        html: mail.html,
        attachments: [...(mail.attachments ?? []), ...invitations(mail)],
        sentAt: new Date(),
      });
      return { messageId };
    },
    close: () => {},
  };
}

function invitations({ icalEvent }: Mail): MailAttachment[] {
  if (!icalEvent) return [];
  const contentType = `text/calendar; charset=utf-8; method=${icalEvent.method}`;
  return [{ filename: 'invite.ics', contentType, content: Buffer.from(icalEvent.content) }];
}
