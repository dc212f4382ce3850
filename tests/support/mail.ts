import { setTimeout } from 'node:timers/promises';

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

const patienceMs = 10_000;
const pauseMs = 50;

/** Waits for the newest mail to this address whose subject contains the word. */
export async function mailTo(address: string, email: string, subjectWord = ''): Promise<ReceivedMail> {
  const isWanted = ({ to, subject }: ReceivedMail) =>
    to.includes(email) && subject.toLowerCase().includes(subjectWord.toLowerCase());
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const mail = (await mails(address)).find(isWanted);
    if (mail) return mail;
    if (Date.now() > deadline) throw new Error(`no mail about "${subjectWord}" came to ${email}`);
    await setTimeout(pauseMs);
  }
}
