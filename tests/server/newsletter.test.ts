import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { mails, mailTo } from '#tests/support/mail.ts';
import { anyNetwork, GraphQLPerson } from '#tests/support/person.ts';

const SUBSCRIBE = 'mutation ($email: String!) { subscribeToNewsletter(email: $email) }';
const CONFIRM = 'mutation ($token: String!) { confirmNewsletter(token: $token) }';
const UNSUBSCRIBE = 'mutation ($token: String!) { unsubscribeFromNewsletter(token: $token) }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

let readers = 0;
const newAddress = () => {
  readers += 1;
  return `reader${readers}@example.com`;
};

const kysely = () => app.services.database.em.getKysely();
/** A reader on a separate network. */
const reader = () => new GraphQLPerson(app.address, undefined, undefined, anyNetwork());
const subscribe = (email: string) => reader().ask(SUBSCRIBE, { email });
const confirm = (token: string) => app.visitor().ask(CONFIRM, { token });
const unsubscribe = (token: string) => app.visitor().ask(UNSUBSCRIBE, { token });

async function statusOf(email: string): Promise<string | undefined> {
  const { rows } = await sql<{
    status: string;
  }>`select status from newsletter_subscribers where email = ${email}`.execute(kysely());
  return rows[0]?.status;
}

/** Returns the subjects of all mails to an address, oldest first, once all enqueued mails have been sent. */
async function subjectsTo(email: string): Promise<string[]> {
  await expect
    .poll(async () => {
      const { rows } = await sql`select from graphile_worker.jobs where task_identifier = 'mail.newsletter'`.execute(
        kysely(),
      );
      return rows.length;
    })
    .toBe(0);
  const received = (await mails(app.address)).filter(({ to }) => to.includes(email));
  return received.map(({ subject }) => subject).reverse();
}

async function tokenIn(email: string, subjectWord: string, page: 'confirm' | 'unsubscribe'): Promise<string> {
  const { text } = await mailTo(app.address, email, subjectWord);
  return new RegExp(`/newsletter/${page}\\?token=([\\w-]+)`).exec(text)?.[1] ?? '';
}

async function newReader(): Promise<string> {
  const email = newAddress();
  await subscribe(email);
  await confirm(await tokenIn(email, 'confirm', 'confirm'));
  await mailTo(app.address, email, 'welcome');
  return email;
}

/** Simulates that the last mail was requested earlier. */
const minutesPass = (email: string, minutes: number) =>
  sql`update newsletter_subscribers set mail_requested_at = mail_requested_at - ${minutes} * interval '1 minute' where email = ${email}`.execute(
    kysely(),
  );

const daysPass = (email: string, days: number) =>
  sql`
    update newsletter_tokens set expires_at = expires_at - ${days} * interval '1 day'
    where subscriber_id = (select id from newsletter_subscribers where email = ${email})
  `.execute(kysely());

const asked = 'Confirm your subscription to the Whorl newsletter';
const welcomed = 'Welcome to the Whorl newsletter';
const known = 'You already get the Whorl newsletter';

describe('subscribing', () => {
  it('starts when the mailed link is confirmed, with a welcome mail', async () => {
    await subscribe(' Ada@Example.com ');
    const token = await tokenIn('ada@example.com', 'confirm', 'confirm');
    expect(await statusOf('ada@example.com')).toBe('PENDING');
    expect((await confirm(token)).confirmNewsletter).toBe(true);
    expect(await statusOf('ada@example.com')).toBe('CONFIRMED');
    expect(await subjectsTo('ada@example.com')).toEqual([asked, welcomed]);
  });

  it('is not confirmed by opening the link, as mail scanners do', async () => {
    const email = newAddress();
    await subscribe(email);
    const token = await tokenIn(email, 'confirm', 'confirm');
    await fetch(`${app.address}/newsletter/confirm?token=${token}`);
    await app
      .visitor()
      .get(`/graphql?query=${encodeURIComponent(`mutation { confirmNewsletter(token: "${token}") }`)}`);
    expect(await statusOf(email)).toBe('PENDING');
  });

  it('can be confirmed twice, with one welcome mail', async () => {
    const email = newAddress();
    await subscribe(email);
    const token = await tokenIn(email, 'confirm', 'confirm');
    await Promise.all([confirm(token), confirm(token)]);
    await daysPass(email, 8);
    await confirm(token);
    expect(await subjectsTo(email)).toEqual([asked, welcomed]);
  });

  it('has the same response for unknown, pending, confirmed and unsubscribed addresses', async () => {
    const [unknown, pending, confirmed, gone] = [newAddress(), newAddress(), await newReader(), await newReader()];
    await subscribe(pending);
    await unsubscribe(await tokenIn(gone, 'welcome', 'unsubscribe'));
    for (const email of [pending, confirmed]) await minutesPass(email, 10);

    const visitor = app.visitor();
    const answers = [];
    for (const email of [unknown, pending, confirmed, gone]) answers.push(await visitor.send(SUBSCRIBE, { email }));
    expect(answers).toEqual(Array(4).fill({ status: 200, data: { subscribeToNewsletter: true }, errors: undefined }));
    expect(await subjectsTo(unknown)).toEqual([asked]);
    expect(await subjectsTo(pending)).toEqual([asked, asked]);
    expect(await subjectsTo(confirmed)).toEqual([asked, welcomed, known]);
    expect(await subjectsTo(gone)).toEqual([asked, welcomed, asked]);
    expect(await Promise.all([confirmed, gone].map(statusOf))).toEqual(['CONFIRMED', 'PENDING']);
  });

  it('mails an address once in ten minutes, and less often while it is not confirmed', async () => {
    const email = newAddress();
    await Promise.all([subscribe(email), subscribe(email), subscribe(email)]);
    expect(await subjectsTo(email)).toEqual([asked]);
    await minutesPass(email, 9);
    await subscribe(email);
    expect(await subjectsTo(email)).toHaveLength(1);
    await minutesPass(email, 1);
    await subscribe(email);
    expect(await subjectsTo(email)).toHaveLength(2);
    await minutesPass(email, 19);
    await subscribe(email);
    expect(await subjectsTo(email)).toHaveLength(2);
    await minutesPass(email, 1);
    await subscribe(email);
    expect(await subjectsTo(email)).toHaveLength(3);
  });

  it('keeps the first link valid after a second mail', async () => {
    const email = newAddress();
    await subscribe(email);
    const first = await tokenIn(email, 'confirm', 'confirm');
    await minutesPass(email, 10);
    await subscribe(email);
    expect(await subjectsTo(email)).toHaveLength(2);
    expect(await tokenIn(email, 'confirm', 'confirm')).not.toBe(first);
    await confirm(first);
    expect(await statusOf(email)).toBe('CONFIRMED');
  });

  it('must be confirmed within seven days, and can be requested again', async () => {
    const [early, late] = [newAddress(), newAddress()];
    for (const email of [early, late]) await subscribe(email);
    const [inTime, tooLate] = [await tokenIn(early, 'confirm', 'confirm'), await tokenIn(late, 'confirm', 'confirm')];
    await daysPass(early, 6.99);
    await confirm(inTime);
    expect(await statusOf(early)).toBe('CONFIRMED');

    await daysPass(late, 7);
    const { message, extensions } = await app.visitor().refused('TOKEN_INVALID', CONFIRM, { token: tooLate });
    expect(message).toContain('expired');
    expect(extensions.expired).toBe(true);
    await minutesPass(late, 7 * 24 * 60);
    await subscribe(late);
    expect(await subjectsTo(late)).toEqual([asked, asked]);
    await confirm(await tokenIn(late, 'confirm', 'confirm'));
    expect(await statusOf(late)).toBe('CONFIRMED');
  });

  it('rejects invalid addresses', async () => {
    const { message } = await app.visitor().refused('VALIDATION_FAILED', SUBSCRIBE, { email: 'nobody' });
    expect(message).toBe('Please enter a valid email address');
  });

  it('stores tokens only as hashes', async () => {
    const email = await newReader();
    const token = await tokenIn(email, 'welcome', 'unsubscribe');
    const { rows } = await sql<{ kept: string }>`
      select string_agg(t::text, ' ') || (select string_agg(s::text, ' ') from newsletter_subscribers s) as kept from newsletter_tokens t
    `.execute(kysely());
    expect(rows[0]?.kept).toContain(email);
    expect(rows[0]?.kept).not.toContain(token);
  });
});

describe('unsubscribing', () => {
  it('works from every mail, however old, idempotently, without another mail', async () => {
    const email = await newReader();
    const token = await tokenIn(email, 'confirm', 'unsubscribe');
    expect((await unsubscribe(token)).unsubscribeFromNewsletter).toBe(true);
    expect((await unsubscribe(token)).unsubscribeFromNewsletter).toBe(true);
    expect(await statusOf(email)).toBe('UNSUBSCRIBED');
    expect(await subjectsTo(email)).toEqual([asked, welcomed]);
  });

  it('allows subscribing again at once; old unsubscribe links stay valid', async () => {
    const email = await newReader();
    const [old, spent] = [await tokenIn(email, 'welcome', 'unsubscribe'), await tokenIn(email, 'confirm', 'confirm')];
    await unsubscribe(old);
    await app.visitor().refused('TOKEN_INVALID', CONFIRM, { token: spent });
    await subscribe(email);
    expect(await subjectsTo(email)).toEqual([asked, welcomed, asked]);
    await confirm(await tokenIn(email, 'confirm', 'confirm'));
    expect(await statusOf(email)).toBe('CONFIRMED');
    await unsubscribe(old);
    expect(await statusOf(email)).toBe('UNSUBSCRIBED');
  });

  it('by an address that never confirmed invalidates its links and keeps the pause', async () => {
    const email = newAddress();
    await subscribe(email);
    const token = await tokenIn(email, 'confirm', 'confirm');
    await unsubscribe(await tokenIn(email, 'confirm', 'unsubscribe'));
    await app.visitor().refused('TOKEN_INVALID', CONFIRM, { token });
    await subscribe(email);
    expect(await subjectsTo(email)).toEqual([asked]);
  });

  it('and confirming reject each other’s links', async () => {
    const email = newAddress();
    await subscribe(email);
    const [yes, no] = [await tokenIn(email, 'confirm', 'confirm'), await tokenIn(email, 'confirm', 'unsubscribe')];
    for (const token of [no, 'nonsense', '']) await app.visitor().refused('TOKEN_INVALID', CONFIRM, { token });
    for (const token of [yes, 'nonsense', '']) await app.visitor().refused('TOKEN_INVALID', UNSUBSCRIBE, { token });
    expect(await statusOf(email)).toBe('PENDING');
  });
});

describe('the HTML forms', () => {
  const send = (path: string, fields: Record<string, string>) =>
    fetch(app.address + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  const leadsTo = async (path: string, fields: Record<string, string>) => {
    const response = await send(path, fields);
    expect(response.status).toBe(303);
    return response.headers.get('location');
  };

  it('subscribe, confirm and unsubscribe without scripts', async () => {
    const email = newAddress();
    expect(await leadsTo('/newsletter/subscribe', { email })).toBe('/newsletter/confirm?outcome=sent');
    const token = await tokenIn(email, 'confirm', 'confirm');
    expect(await leadsTo('/newsletter/confirm', { token })).toBe('/newsletter/confirm?outcome=done');
    expect(await statusOf(email)).toBe('CONFIRMED');
    const leave = await tokenIn(email, 'welcome', 'unsubscribe');
    expect(await leadsTo('/newsletter/unsubscribe', { token: leave })).toBe('/newsletter/unsubscribe?outcome=done');
    expect(await statusOf(email)).toBe('UNSUBSCRIBED');
  });

  it('lead to a page with the error', async () => {
    expect(await leadsTo('/newsletter/subscribe', { email: 'nobody' })).toBe('/newsletter/confirm?outcome=wrong-email');
    expect(await leadsTo('/newsletter/confirm', { token: 'x' })).toBe('/newsletter/confirm?outcome=invalid');
    expect(await leadsTo('/newsletter/unsubscribe', {})).toBe('/newsletter/unsubscribe?outcome=invalid');
    const email = newAddress();
    await subscribe(email);
    const token = await tokenIn(email, 'confirm', 'confirm');
    await daysPass(email, 7);
    expect(await leadsTo('/newsletter/confirm', { token })).toBe('/newsletter/confirm?outcome=expired');
  });

  it('are the only form posts that the server accepts', async () => {
    for (const path of ['/graphql', '/export/customers.csv'])
      expect((await send(path, { query: '{ me { id } }' })).ok).toBe(false);
    expect((await send('/graphql', { query: '{ me { id } }' })).status).toBe(415);
    expect((await send('/newsletter/confirm', { token: 'x'.repeat(20_000) })).status).toBe(413);
    const broken = await fetch(`${app.address}/newsletter/confirm`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data' },
      body: 'no boundary',
    });
    expect(broken.status).toBe(400);
  });
});
