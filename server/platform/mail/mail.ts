export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface Mail {
  /** A single bare address: no mail has several recipients. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The sender's display name with the installation's address: the business that writes to its customer. */
  fromName?: string;
  replyTo?: string;
  attachments?: MailAttachment[];
  icalEvent?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string };
  headers?: Record<string, string>;
  /** Constant across retries, so that mail clients can detect duplicates. */
  messageId?: string;
}

/** Returns the mailer that delivers to the mailbox of a test business. */
export type TestMailer = (businessId: string) => Pick<Mailer, 'send'>;

export interface MailAddress {
  name: string;
  address: string;
}

export interface Mailer {
  /** False in production without an SMTP server: send() then always rejects. */
  canSend: boolean;
  /** Rejects with a MailDeliveryError, which says whether trying again makes sense. */
  send(mail: Mail): Promise<{ messageId: string }>;
  close(): void;
}
