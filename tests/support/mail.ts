import { vi } from 'vitest';

export interface ReceivedMail {
  to: string[];
  subject: string;
  text: string;
  html: string;
  sentAt: string;
  attachments: { filename: string; contentType: string; size: number; url: string }[];
}

export async function mails(address: string): Promise<ReceivedMail[]> {
  const response = await fetch(`${address}/sandbox/mail.json`);
  return (await response.json()) as ReceivedMail[];
}

/** The newest mail to this address whose subject has the word, once it has arrived in the sandbox mailbox. */
export function mailTo(address: string, email: string, subjectWord = ''): Promise<ReceivedMail> {
  const isWanted = ({ to, subject }: ReceivedMail) =>
    to.includes(email) && subject.toLowerCase().includes(subjectWord.toLowerCase());
  return vi.waitFor(
    async () => {
      const mail = (await mails(address)).find(isWanted);
      if (!mail) throw new Error(`no mail about "${subjectWord}" to ${email} yet`);
      return mail;
    },
    { timeout: 10_000, interval: 50 },
  );
}
