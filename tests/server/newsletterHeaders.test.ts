import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { headersOf, startSmtpServer, type TestSmtp } from '#tests/support/smtp.ts';

const SUBSCRIBE = 'mutation ($email: String!) { subscribeToNewsletter(email: $email) }';
const CONFIRM = 'mutation ($token: String!) { confirmNewsletter(token: $token) }';

let smtp: TestSmtp;
let app: TestApp;
beforeAll(async () => {
  smtp = await startSmtpServer();
  app = await startTestApp({ SMTP_URL: smtp.url });
  return () => smtp.close();
});

/** The nth mail to an address, as sent. */
async function mailNumber(count: number, email: string) {
  const received = () => smtp.received.filter(({ recipients }) => recipients.includes(email));
  await expect.poll(() => received().length, { timeout: 60_000 }).toBe(count);
  const mail = received()[count - 1]!;
  return { headers: headersOf(mail), words: mail.raw.replace(/=\r\n/g, '').replaceAll('=3D', '=') };
}

const unsubscribeUrl = (headers: string[]) =>
  /^List-Unsubscribe: <([^ >]+)>$/.exec(headers.find((header) => header.startsWith('List-Unsubscribe:'))!)?.[1];

/** Unsubscribes as a mail client does with one click: with the headers, without cookies or redirects. */
async function oneClick(headers: string[], form: URLSearchParams | FormData): Promise<number> {
  form.set('List-Unsubscribe', 'One-Click');
  return (await fetch(unsubscribeUrl(headers)!, { method: 'POST', body: form, redirect: 'manual' })).status;
}

const subscribe = (email: string) => app.visitor().ask(SUBSCRIBE, { email });

describe('one-click unsubscription (RFC 8058)', () => {
  it.each([
    ['application/x-www-form-urlencoded', () => new URLSearchParams()],
    ['multipart/form-data', () => new FormData()],
  ])('works from the first mail and from every later one, sent as %s', async (type, emptyForm) => {
    const email = `${type.split('/')[0]}@example.com`;
    await subscribe(email);
    const first = await mailNumber(1, email);
    const token = /newsletter\/confirm\?token=([\w-]+)/.exec(first.words)?.[1];
    await app.visitor().ask(CONFIRM, { token });
    const welcome = await mailNumber(2, email);
    for (const { headers } of [first, welcome]) {
      expect(unsubscribeUrl(headers)).toMatch(/^http:\/\/localhost:\d+\/newsletter\/unsubscribe\?token=[\w-]{32}$/);
      expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    }

    expect(await oneClick(welcome.headers, emptyForm())).toBe(200);
    // Only a former subscriber gets another mail at once, which shows that it worked.
    await subscribe(email);
    const again = await mailNumber(3, email);
    expect(again.headers).toContain('Subject: Confirm your subscription to the Whorl newsletter');
    expect(await oneClick(first.headers, emptyForm())).toBe(200);
    expect(await oneClick(first.headers, emptyForm())).toBe(200);
    const stale = /newsletter\/confirm\?token=([\w-]+)/.exec(again.words)?.[1];
    await app.visitor().refused('TOKEN_INVALID', CONFIRM, { token: stale });
  });

  it('reports an invalid link', async () => {
    const form = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const response = await fetch(`${app.address}/newsletter/unsubscribe?token=x`, { method: 'POST', body: form });
    expect(response.ok).toBe(false);
  });
});
