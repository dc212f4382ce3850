import { randomBytes } from 'node:crypto';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApp } from '#tests/support/app.ts';
import { type Biller, withDebtor } from '#tests/support/invoices.ts';
import { mailTo } from '#tests/support/mail.ts';
import { OwnPostgres } from '#tests/support/ownPostgres.ts';
import { anyNetwork, GraphQLPerson } from '#tests/support/person.ts';
import { RetryingPayers } from '#tests/support/retryingPayers.ts';
import { subscribe } from '#tests/support/subscriptions.ts';

const OWING = 100_000_000;
const COME_BACK = 1012;

let postgres: OwnPostgres;
let app: Awaited<ReturnType<typeof openApp>>;
let dana: GraphQLPerson;
let debtor: Biller;

beforeAll(async () => {
  postgres = await OwnPostgres.start();
  app = await openApp(postgres.url, { DATABASE_SECONDS: '1', LOG_LEVEL: 'silent' });
  dana = await GraphQLPerson.signUp(app.address, {
    fullName: 'Dana Ruiz',
    email: 'dana@example.com',
    password: 'Correct-horse1',
  });
  debtor = await withDebtor(dana);
}, 90_000);
afterAll(async () => {
  postgres.resume();
  await app.close();
  await postgres.remove();
});

const readiness = async () => (await fetch(`${app.address}/readyz`)).status;
const untilReady = () => expect.poll(readiness, { timeout: 60_000 }).toBe(200);

async function expectUnavailable(answer: ReturnType<GraphQLPerson['send']>): Promise<string> {
  const { status, errors } = await answer;
  expect(status).toBe(503);
  expect(errors).toHaveLength(1);
  const { message, extensions } = errors![0]!;
  expect(extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: expect.any(Number) });
  return message;
}

describe('PostgreSQL', () => {
  it('restarted during payments: each payment is refused or stored, and stored once after retries', async () => {
    const invoice = await debtor.owing(OWING);
    const heard = await subscribe(app, dana, 'subscription { activity { id } }');
    const payers = new RetryingPayers(dana, invoice.id);
    await payers.more(20);
    await postgres.restart();
    await payers.more(20);
    await payers.end();
    expect(payers.refusals.length).toBeGreaterThan(0);
    expect(new Set(payers.refusals)).toEqual(new Set(['UNAVAILABLE']));
    await payers.expectExactlyOnce();
    await untilReady();
    // Announcements may have been missed, so subscribers refetch.
    await heard.end();
    expect(heard.errors).toMatchObject({ code: COME_BACK });
    await expect
      .poll(() => postgres.query('select from graphile_worker.jobs where locked_at is null and run_at < now()'), {
        timeout: 60_000,
      })
      .toEqual([]);
  }, 90_000);

  it('paused: requests fail within the time limit, probes report it, and everything resumes afterwards', async () => {
    const invoice = await debtor.owing(OWING);
    const payers = new RetryingPayers(dana, invoice.id, 2);
    await payers.more(10);
    await postgres.pause();
    const read = dana.send('{ business { name } }');
    const file = fetch(`${app.address}/files/01900000-0000-7000-8000-000000000001`);
    expect(await readiness()).toBe(503);
    expect(await expectUnavailable(read)).toBe('Whorl can’t reach its data right now. Try again in a moment');
    expect((await file).status).toBe(503);
    expect((await file).headers.get('retry-after')).toBe('5');
    await expect.poll(() => payers.refusals.length, { timeout: 60_000 }).toBeGreaterThan(0);
    expect((await fetch(`${app.address}/healthz`)).status).toBe(200);
    postgres.resume();
    await payers.more(10);
    await payers.end();
    expect(new Set(payers.refusals)).toEqual(new Set(['UNAVAILABLE']));
    await payers.expectExactlyOnce();
    await untilReady();
  });

  it('with a slow statement: only that statement is canceled', async () => {
    const invoice = await debtor.owing(OWING);
    const holder = new pg.Client(postgres.url);
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from invoices where id = $1 for update', [invoice.id]);
    await expectUnavailable(
      dana.send('mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }', {
        input: { invoiceId: invoice.id, amountCents: 100, method: 'CASH' },
      }),
    );
    expect((await dana.ask('{ business { name } }')).business.name).toBeTruthy();
    await holder.end();
    await debtor.pay(invoice.id, 100);
  });
});

/** Makes PostgreSQL raise an error with this code in triggers, until the returned function is called. */
async function refusing(code: string, ...whenAndWhere: [event: string, table: string, condition?: string][]) {
  await postgres.query(`create or replace function refuse() returns trigger language plpgsql as $$
    begin raise exception 'refused for a test' using errcode = '${code}'; end $$`);
  for (const [event, table, condition = 'true'] of whenAndWhere)
    await postgres.query(
      `create trigger refuse_${event} before ${event} on ${table} for each row when (${condition}) execute function refuse()`,
    );
  return async () => {
    for (const [event, table] of whenAndWhere) await postgres.query(`drop trigger refuse_${event} on ${table}`);
  };
}

const JOBS = 'graphile_worker._private_jobs';

/** Signs up a person, so that a job sends a mail. Returns the address. */
async function newcomer(): Promise<string> {
  const email = `robin-${randomBytes(4).toString('hex')}@example.com`;
  const account = { fullName: 'Robin Vale', email, password: 'Correct-horse1' };
  const robin = new GraphQLPerson(app.address, account, undefined, anyNetwork());
  await robin.ask('mutation ($input: SignUpInput!) { signUp(input: $input) { email } }', { input: account });
  return email;
}

const jobsFor = (email: string) =>
  postgres.query<{ attempts: number }>(`select attempts from ${JOBS} where payload ->> 'email' = '${email}'`);
const untilTried = (email: string) =>
  expect.poll(async () => (await jobsFor(email))[0]?.attempts, { timeout: 60_000 }).toBeGreaterThan(0);
const untilDone = (email: string) => expect.poll(() => jobsFor(email), { timeout: 60_000 }).toEqual([]);

describe('the job queue', () => {
  it.each(['53100', '57P01', '57014', '08006'])(
    'keeps the process and reads running where a result cannot be stored (%s), and completes everything later',
    async (code) => {
      const relent = await refusing(
        code,
        ['update', JOBS, 'old.locked_by is not null and new.locked_by is null'],
        ['delete', JOBS],
      );
      const email = await newcomer();
      await untilTried(email);
      await mailTo(app.address, email, 'confirm');
      expect((await dana.ask('{ business { name } }')).business.name).toBeTruthy();
      await relent();
      await untilDone(email);
      const after = await newcomer();
      await untilDone(after);
      await mailTo(app.address, after, 'confirm');
    },
    120_000,
  );

  it('retries jobs that met a full disk without using up their attempts', async () => {
    const relent = await refusing('53100', ['insert', 'sandbox_mails']);
    const email = await newcomer();
    await untilTried(email);
    expect((await dana.ask('{ business { name } }')).business.name).toBeTruthy();
    await relent();
    await mailTo(app.address, email, 'confirm');
    await untilDone(email);
  }, 60_000);
});

/** Random data, which cannot be compressed. */
async function picture(): Promise<string> {
  const side = 330;
  const png = await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

const SET_LOGO = 'mutation ($url: String!) { setBusinessLogo(dataUrl: $url) { logoUrl } }';

/** Two ways to have a full disk: a small mounted one, and, where none can be mounted, PostgreSQL's error for it. */
const ways = {
  'on a disk of its own that is full': {
    prepare: () => postgres.moveToSmallDisk(24, ['files', 'payments', 'activities']),
    fill: async () => postgres.fill(),
    makeRoom: () => postgres.makeRoom(),
  },
  'as its own error says': {
    prepare: async () => {
      await postgres.query(`create function no_room() returns trigger language plpgsql as $$
        begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
      return true;
    },
    fill: async () => {
      for (const table of ['files', 'payments'])
        await postgres.query(
          `create trigger no_room before insert on ${table} for each row execute function no_room()`,
        );
    },
    makeRoom: async () => {
      for (const table of ['files', 'payments']) await postgres.query(`drop trigger no_room on ${table}`);
    },
  },
};

describe.each(Object.entries(ways))('with a full disk, %s', (_how, { prepare, fill, makeRoom }) => {
  it('uploads and payments are refused completely, reads continue, and everything succeeds once there is space', async (test) => {
    if (!(await prepare())) return test.skip('no disk can be mounted here');
    const { logoUrl } = (await dana.ask(SET_LOGO, { url: await picture() })).setBusinessLogo;
    const invoice = await debtor.owing(OWING);
    await fill();
    const message = await expectUnavailable(dana.send(SET_LOGO, { url: await picture() }));
    expect(message).toContain('out of storage space');
    expect((await dana.ask('{ business { logoUrl } }')).business.logoUrl).toBe(logoUrl);
    expect((await fetch(new URL(logoUrl, app.address))).status).toBe(200);

    const payers = new RetryingPayers(dana, invoice.id, 3);
    await expect.poll(() => payers.refusals.length, { timeout: 60_000 }).toBeGreaterThan(3);
    await makeRoom();
    await payers.more(5);
    await payers.end();
    expect(new Set(payers.refusals)).toEqual(new Set(['UNAVAILABLE']));
    await payers.expectExactlyOnce();
    expect((await dana.ask(SET_LOGO, { url: await picture() })).setBusinessLogo.logoUrl).not.toBe(logoUrl);
  });
});
