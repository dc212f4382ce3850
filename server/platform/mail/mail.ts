export interface MailAttachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface Mail {
  /** One bare address: nobody is ever written to along with somebody else. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Shown as the sender, over the installation's own address: the business that writes to its customer. */
  fromName?: string;
  replyTo?: string;
  attachments?: MailAttachment[];
  icalEvent?: { method: 'REQUEST' | 'CANCEL' | 'PUBLISH'; content: string };
  headers?: Record<string, string>;
  /** Stays the same where a mail is sent again, so that whoever receives it can tell. */
  messageId?: string;
}

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
