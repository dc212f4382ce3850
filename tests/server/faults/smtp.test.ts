import { sql } from 'kysely';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { headersOf, startSmtpServer, type TestSmtp } from '#tests/support/smtp.ts';

/** The SMTP server's response to each recipient; undefined accepts the mail. */
let refusal: number | undefined;
let smtp: TestSmtp;
let app: TestApp;

const options: SMTPServerOptions = {
  onRcptTo: (_address, _session, done) =>
    done(refusal ? Object.assign(new Error('Refused by the test'), { responseCode: refusal }) : null),
};

beforeAll(async () => {
  smtp = await startSmtpServer(options);
  app = await startTestApp({ SMTP_URL: smtp.url });
});
afterAll(() => smtp.close());

const kysely = () => app.services.database.em.getKysely();

/** Requests a mail; returns its address. */
async function askForMail(name: string): Promise<string> {
  const email = `${name}@example.com`;
  await fetch(`${app.address}/newsletter/subscribe`, {
    method: 'POST',
    body: new URLSearchParams({ email }),
    redirect: 'manual',
  });
  return email;
}

const delivery = async (email: string) => {
  const { rows } = await sql<{ status: string; reason: string | null; attempts: number }>`
    select status, reason, attempts from mail_deliveries where recipient = ${email}
  `.execute(kysely());
  return rows;
};
const waiting = async () =>
  (await sql<{ id: string }>`select id from graphile_worker.jobs`.execute(kysely())).rows.length;
const receivedMails = (email: string) => smtp.received.filter(({ recipients }) => recipients.includes(email));
const received = (email: string) => receivedMails(email).length;
const until = (email: string, expected: object) =>
  expect.poll(() => delivery(email), { timeout: 60_000 }).toMatchObject([expected]);

/** Simulates that the pause before the next attempt has passed, after a number of further attempts. */
const letTimePass = (tries = 0) =>
  sql`update graphile_worker._private_jobs set run_at = now(), attempts = attempts + ${tries} where attempts > 0`.execute(
    kysely(),
  );

it('a temporarily refused mail is retried and sent once', async () => {
  refusal = 451;
  const email = await askForMail('later');
  await until(email, { status: 'SCHEDULED', attempts: 1, reason: expect.stringContaining('451') });
  expect(await waiting()).toBe(1);
  await letTimePass();
  await until(email, { status: 'SCHEDULED', attempts: 2 });
  refusal = undefined;
  await letTimePass();
  await until(email, { status: 'SENT', reason: null });
  await expect.poll(waiting).toBe(0);
  expect(received(email)).toBe(1);
});

it('a permanently refused mail is given up at once, with its reason', async () => {
  refusal = 550;
  const email = await askForMail('never');
  await until(email, { status: 'FAILED', attempts: 1, reason: expect.stringContaining('550') });
  await expect.poll(waiting).toBe(0);
  refusal = undefined;
});

it('a mail that is refused temporarily for too long is given up, with its reason', async () => {
  refusal = 421;
  const email = await askForMail('toolong');
  await until(email, { status: 'SCHEDULED' });
  await letTimePass(4);
  await until(email, { status: 'FAILED', reason: expect.stringContaining('421') });
  await expect.poll(waiting).toBe(0);
  refusal = undefined;
});

it('an unreachable mail server delays no request, and mails are sent once it is back', async () => {
  const { port } = smtp;
  await smtp.close();
  const email = await askForMail('away');
  await until(email, { status: 'SCHEDULED' });
  const back = await startSmtpServer(options, port);
  smtp = back;
  await letTimePass();
  await until(email, { status: 'SENT' });
  expect(received(email)).toBe(1);
});

/** Makes the database reject or skip what the end of a job writes, until stopped. */
async function interfere(table: string, event: string, body: string): Promise<() => Promise<unknown>> {
  await sql`create sequence interfered`.execute(kysely());
  await sql
    .raw(`create function interfere() returns trigger language plpgsql as $$ begin ${body} end $$`)
    .execute(kysely());
  await sql
    .raw(`create trigger interfere before ${event} on ${table} for each row execute function interfere()`)
    .execute(kysely());
  return async () => {
    await sql`drop function interfere cascade`.execute(kysely());
    await sql`drop sequence interfered`.execute(kysely());
  };
}

it('a mail is not sent again where only the completion of its job was not stored', async () => {
  const jobs = 'graphile_worker._private_jobs';
  const stop = await interfere(jobs, 'delete', `perform nextval('interfered'); return null;`);
  const email = await askForMail('notnoted');
  await until(email, { status: 'SENT' });
  const interfered = async () =>
    (await sql<{ done: boolean }>`select is_called as done from interfered`.execute(kysely())).rows[0]!.done;
  await expect.poll(interfered, { timeout: 60_000 }).toBe(true);
  await stop();
  await sql`update ${sql.raw(jobs)} set locked_at = null, locked_by = null, run_at = now()`.execute(kysely());
  await expect.poll(waiting, { timeout: 60_000 }).toBe(0);
  expect(await delivery(email)).toMatchObject([{ status: 'SENT', attempts: 1 }]);
  expect(received(email)).toBe(1);
});

it('a mail that is sent twice, because its delivery was not stored, has the same Message-ID', async () => {
  const once = `if new.status = 'SENT' and nextval('interfered') = 1 then raise 'Refused by the test'; end if; return new;`;
  const stop = await interfere('mail_deliveries', 'insert', once);
  const email = await askForMail('twice');
  const failed = async () =>
    (await sql`select from graphile_worker.jobs where last_error like '%Refused by the test%'`.execute(kysely())).rows;
  await expect.poll(failed, { timeout: 60_000 }).toHaveLength(1);
  await letTimePass();
  await until(email, { status: 'SENT' });
  await stop();
  const ids = receivedMails(email).map((mail) => headersOf(mail).find((header) => /^message-id:/i.test(header)));
  expect(ids).toEqual([expect.stringMatching(/^message-id: <\d+-\d+@localhost>$/i), ids[0]]);
});
