import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import fastify from 'fastify';
import type { SMTPServerOptions } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { registerSecurityHeaders, securityHeaders } from '#server/platform/http/securityHeaders.ts';
import { createMailer } from '#server/platform/mail/createMailer.ts';
import { MailDeliveryError } from '#server/platform/mail/MailDeliveryError.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { sandboxMailRoutes } from '#server/platform/mail/sandbox.ts';
import type { MailStore, SandboxMail } from '#server/platform/mail/sandboxMailer.ts';
import { headersOf, startSmtpServer } from '#tests/support/smtp.ts';

const from = 'Whorl <mail@whorl.test>';
const mail: Mail = {
  to: 'dana@example.com',
  subject: 'Quote Q-0012 from Bay Prints',
  text: 'Hello Dana',
  html: '<p>Hello <b>Dana</b></p>',
};

async function startSmtp(options: SMTPServerOptions = {}) {
  const { url, port, received, close } = await startSmtpServer(options);
  const mailer = createMailer({ smtpUrl: url, from });
  onTestFinished(async () => {
    mailer.close();
    await close();
  });
  return { mailer, port, received };
}

const refusal = (responseCode: number) => Object.assign(new Error('Refused by the test'), { responseCode });

async function failureOf(sending: Promise<unknown>): Promise<MailDeliveryError> {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(MailDeliveryError);
  return error as MailDeliveryError;
}

describe('mail over SMTP', () => {
  it('delivers both versions, the attachment and the invitation, in the name of the business', async () => {
    const { mailer, received } = await startSmtp();
    const { messageId } = await mailer.send({
      ...mail,
      fromName: 'Bay Prints',
      replyTo: 'owner@bayprints.test',
      attachments: [{ filename: 'Q-0012.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF-1.7') }],
      icalEvent: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR' },
      headers: { 'X-Whorl-Mail': 'quote-sent' },
    });

    const [delivered] = received;
    expect(delivered?.recipients).toEqual(['dana@example.com']);
    expect(headersOf(delivered!)).toEqual(
      expect.arrayContaining([
        'From: Bay Prints <mail@whorl.test>',
        'To: dana@example.com',
        'Reply-To: owner@bayprints.test',
        'Subject: Quote Q-0012 from Bay Prints',
        'X-Whorl-Mail: quote-sent',
        `Message-ID: ${messageId}`,
      ]),
    );
    expect(delivered?.raw).toContain('Hello Dana');
    expect(delivered?.raw).toContain('<p>Hello <b>Dana</b></p>');
    expect(delivered?.raw).toContain(Buffer.from('%PDF-1.7').toString('base64'));
    expect(delivered?.raw).toContain('text/calendar');
  });

  it.each(['\r\n', '\n', '\r', '\u2028', '\u0085'])('does not allow header injection (%j)', async (breakingOut) => {
    const { mailer, received } = await startSmtp();
    const hostile = `Dana${breakingOut}Bcc: everyone@example.com`;
    await mailer.send({ ...mail, subject: hostile, fromName: hostile, headers: { 'X-Name': hostile } });

    expect(received[0]?.recipients).toEqual(['dana@example.com']);
    const headers = headersOf(received[0]!);
    expect(headers.filter((header) => /^bcc:/i.test(header))).toEqual([]);
    expect(headers).toContain('Subject: Dana Bcc: everyone@example.com');
  });

  it('never splits an address into several', async () => {
    const { mailer, received } = await startSmtp();
    await failureOf(mailer.send({ ...mail, to: 'dana@example.com\r\nRCPT TO:<everyone@example.com>' }));
    await mailer.send({ ...mail, to: 'dana@example.com, everyone@example.com' }).catch(() => {});
    expect(received.flatMap(({ recipients }) => recipients)).not.toContain('everyone@example.com');
  });

  it('keeps names in any script', async () => {
    const { mailer, received } = await startSmtp();
    await mailer.send({ ...mail, fromName: 'Zoë 王, “Prints” <x>' });
    const sender = headersOf(received[0]!).find((header) => header.startsWith('From:'));
    expect(sender).toMatch(/<mail@whorl\.test>$/);
    expect(sender).toContain('=?UTF-8?');
  });

  it.each([
    ['a refused recipient', { onRcptTo: (_address, _session, done) => done(refusal(550)) }, 'permanent', 550],
    ['a recipient to try later', { onRcptTo: (_address, _session, done) => done(refusal(451)) }, 'transient', 451],
    ['a refused sender', { onMailFrom: (_address, _session, done) => done(refusal(553)) }, 'permanent', 553],
    [
      'a refused message',
      { onData: (stream, _session, done) => stream.resume().on('end', () => done(refusal(554))) },
      'permanent',
      554,
    ],
    [
      'a full mailbox',
      { onData: (stream, _session, done) => stream.resume().on('end', () => done(refusal(452))) },
      'transient',
      452,
    ],
    ['a server that wants no connection now', { onConnect: (_session, done) => done(refusal(554)) }, 'transient', 554],
  ] satisfies [string, SMTPServerOptions, MailDeliveryError['kind'], number][])(
    'distinguishes %s',
    async (_what, options, kind, code) => {
      const { mailer } = await startSmtp(options);
      const failure = await failureOf(mailer.send(mail));
      expect({ kind: failure.kind, code: failure.responseCode }).toEqual({ kind, code });
    },
  );

  it('treats a refused login as an error of the configuration, and retries', async () => {
    const { port } = await startSmtp({ authOptional: false, onAuth: (_auth, _session, done) => done(refusal(535)) });
    const mailer = createMailer({ smtpUrl: `smtp://user:wrong@127.0.0.1:${port}`, from });
    onTestFinished(() => mailer.close());
    expect((await failureOf(mailer.send(mail))).kind).toBe('transient');
  });

  it('sends no password without TLS, except on the same machine', async () => {
    const asked: (string | undefined)[] = [];
    const { port } = await startSmtp({
      onAuth: ({ username }, _session, done) => done(null, { user: asked.push(username) }),
    });
    const sendBy = async (host: string) => {
      const mailer = createMailer({ smtpUrl: `smtp://user:secret@${host}:${port}`, from });
      onTestFinished(() => mailer.close());
      return mailer.send(mail);
    };
    // It reaches this machine, but is not a loopback address.
    expect(await failureOf(sendBy('0.0.0.0'))).toMatchObject({
      kind: 'transient',
      message: expect.stringContaining('STARTTLS'),
    });
    expect(asked).toEqual([]);
    await sendBy('127.0.0.1');
    expect(asked).toEqual(['user']);
  });

  it('treats an unreachable server as a temporary failure', async () => {
    const occupied = createServer().listen(0, '127.0.0.1');
    await once(occupied, 'listening');
    const { port } = occupied.address() as AddressInfo;
    occupied.close();
    await once(occupied, 'close');
    const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, from });
    onTestFinished(() => mailer.close());
    expect((await failureOf(mailer.send(mail))).kind).toBe('transient');
  });
});

/** An in-memory mailbox whose list omits attachments, as the interface requires. */
function memoryStore(): MailStore {
  const mails: (SandboxMail & { id: string })[] = [];
  return {
    async add(added) {
      mails.unshift({ ...added, id: `m${mails.length + 1}` });
    },
    async list(limit) {
      return mails.slice(0, limit).map((kept) => ({
        ...kept,
        attachments: kept.attachments.map(({ content, ...file }) => ({ ...file, size: content.length })),
      }));
    },
    async find(id) {
      return mails.find((kept) => kept.id === id);
    },
  };
}

async function startSandbox() {
  const store = memoryStore();
  const mailer = createMailer({ from, sandbox: store });
  const app = fastify();
  // The app's policy; the page has its own.
  registerSecurityHeaders(app, securityHeaders('', 'nothing built'));
  await app.register(sandboxMailRoutes(store));
  onTestFinished(() => app.close());
  return { mailer, get: (url: string) => app.inject({ method: 'GET', url }) };
}

describe('the sandbox mailbox', () => {
  it('lists what was sent, newest first', async () => {
    const { mailer, get } = await startSandbox();
    await mailer.send({ ...mail, subject: 'First' });
    await mailer.send({ ...mail, subject: 'Second\r\nBcc: everyone@example.com' });

    const listed = (await get('/sandbox/mail.json')).json();
    expect(listed).toMatchObject([
      { to: ['dana@example.com'], subject: 'Second Bcc: everyone@example.com', text: mail.text, html: mail.html },
      { to: ['dana@example.com'], subject: 'First', text: mail.text, html: mail.html },
    ]);
    expect(new Date(listed[0].sentAt).toISOString()).toBe(listed[0].sentAt);
  });

  it('shows a mail in a sandboxed frame, and its plain text', async () => {
    const { mailer, get } = await startSandbox();
    await mailer.send({ ...mail, subject: '<script>alert(1)</script>', html: '<p title="x">Hi</p><script>x</script>' });

    const overview = await get('/sandbox/mail');
    expect(overview.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(overview.headers['content-security-policy']).toContain("default-src 'none'");
    expect(overview.body).not.toContain('<script');

    const [{ id }] = (await get('/sandbox/mail.json')).json();
    const opened = await get(`/sandbox/mail/${id}`);
    expect(opened.statusCode).toBe(200);
    expect(opened.body).not.toContain('<script');
    expect(opened.body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(opened.body).toContain('srcDoc="&lt;p title=&quot;x&quot;&gt;Hi&lt;/p&gt;');
    expect(opened.body).toContain('<pre>Hello Dana</pre>');
  });

  it('serves attachments and invitations as sent', async () => {
    const { mailer, get } = await startSandbox();
    await mailer.send({
      ...mail,
      attachments: [
        { filename: "Ana's quote (1) é.pdf", contentType: 'application/pdf', content: Buffer.from([0, 255]) },
      ],
      icalEvent: { method: 'REQUEST', content: 'BEGIN:VCALENDAR' },
    });

    const [{ attachments }] = (await get('/sandbox/mail.json')).json();
    expect(attachments).toMatchObject([
      { filename: "Ana's quote (1) é.pdf", contentType: 'application/pdf', size: 2 },
      { filename: 'invite.ics', contentType: 'text/calendar; charset=utf-8; method=REQUEST', size: 15 },
    ]);
    const pdf = await get(attachments[0].url);
    expect(pdf.rawPayload).toEqual(Buffer.from([0, 255]));
    expect(pdf.headers['content-disposition']).toBe(
      "attachment; filename*=UTF-8''Ana%27s%20quote%20%281%29%20%C3%A9.pdf",
    );
    expect((await get(attachments[1].url)).body).toBe('BEGIN:VCALENDAR');
  });

  it('responds 404 for unknown mails', async () => {
    const { mailer, get } = await startSandbox();
    await mailer.send(mail);
    for (const url of ['/sandbox/mail/m9', '/sandbox/mail/m9/attachments/0', '/sandbox/mail/m1/attachments/0']) {
      expect((await get(url)).statusCode, url).toBe(404);
    }
  });
});

describe('setting up mail', () => {
  it('rejects an invalid sender, and explains a missing server', async () => {
    const mail = { to: 'dana@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' };
    await expect(createMailer({ from }).send(mail)).rejects.toThrow('SMTP_URL is not set');
    expect(() => createMailer({ from: 'nobody', sandbox: memoryStore() })).toThrow('"nobody"');
  });
});
