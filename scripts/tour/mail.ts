import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';

const PATIENCE_MS = 15_000;

/** Returns the portal link in the newest mail about this document. */
export async function portalLinkTo(page: Page, document: string): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const mails: { subject: string; text: string }[] = await (await page.request.get('/sandbox/mail.json')).json();
    const link = /http\S+\/portal\/\S+/.exec(mails.find(({ subject }) => subject.includes(document))?.text ?? '')?.[0];
    if (link) return link;
    await pause(200);
  }
  throw new Error(`No mail about ${document} came`);
}
