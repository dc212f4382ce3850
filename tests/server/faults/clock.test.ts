import 'reflect-metadata';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLOSURE_REMINDER_DAYS } from '#domain/closure.ts';
import { formatDate, todayIn } from '#domain/dates.ts';
import { forgetApiRequests } from '#server/features/apiKeys/index.ts';
import { cleanUpSignIns } from '#server/features/identity/index.ts';
import { tendWebhooks } from '#server/features/webhooks/index.ts';
import { createLog } from '#server/platform/telemetry/log.ts';
import { programOf } from '#tests/support/apiKeys.ts';
import { openApp } from '#tests/support/app.ts';
import { Authenticator } from '#tests/support/authenticator.ts';
import { closedDaysAgo, runClosureJob } from '#tests/support/closures.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { type Biller, withDebtor } from '#tests/support/invoices.ts';
import { mails, mailTo } from '#tests/support/mail.ts';
import { GraphQLPerson, linkToken } from '#tests/support/person.ts';
import { totpCode, turnOnTotp } from '#tests/support/signIns.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** How far the server's clock is ahead of the machine's. */
let ahead = 0;
let app: Awaited<ReturnType<typeof openApp>>;
let dana: GraphQLPerson;
let debtor: Biller;
let people = 0;

const newcomer = () => {
  people += 1;
  return GraphQLPerson.signUp(app.address, {
    fullName: 'Dana Ruiz',
    email: `dana${people}@example.com`,
    password: 'Correct-horse1',
  });
};

beforeAll(async () => {
  const clock = () => new Date(Date.now() + ahead);
  app = await openApp(await createTestDatabase(), {}, createLog('silent'), clock);
  dana = await newcomer();
  debtor = await withDebtor(dana);
});
beforeEach(() => {
  ahead = 0;
});

const visitor = () => new GraphQLPerson(app.address);
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken refreshToken } }';
const REFRESH = 'mutation ($token: String) { refreshSession(refreshToken: $token) { accessToken refreshToken } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';

async function signIn({ account: { email, password } }: GraphQLPerson, rememberMe = true): Promise<string> {
  const input = { email, password, rememberMe, tokenDelivery: 'BODY' };
  return (await visitor().ask(SIGN_IN, { input })).signIn.refreshToken;
}
const refresh = async (token: string): Promise<string> =>
  (await visitor().ask(REFRESH, { token })).refreshSession.refreshToken;
const refusedRefresh = (token: string) => visitor().refused('UNAUTHENTICATED', REFRESH, { token });

describe('a clock that is moved forward', () => {
  it('ends exactly the sessions and links that expire', async () => {
    const person = await newcomer();
    const token = await signIn(person);
    ahead = DAY;
    const next = await refresh(token);
    ahead = 90 * DAY;
    await refusedRefresh(next);
    await signIn(person);

    ahead = 0;
    await visitor().ask('mutation ($email: String!) { requestPasswordReset(email: $email) }', {
      email: person.account.email,
    });
    const link = await linkToken(app.address, person.account.email, 'password');
    ahead = 2 * HOUR;
    await visitor().refused('TOKEN_INVALID', RESET, { input: { token: link, password: 'Another-horse2' } });
  });
});

describe('permanently deleted data', () => {
  const CLOSE = 'mutation ($input: CloseBusinessInput!) { closeBusiness(input: $input) { deleteAt } }';
  const close = (person: GraphQLPerson) => person.ask(CLOSE, { input: { name: 'Dana Ruiz' } });
  const businessOf = ({ accessToken }: GraphQLPerson) => app.services.accessTokens.read(accessToken!)!.businessId;
  const database = () => app.services.database.em.getKysely();
  const reminders = async ({ account }: GraphQLPerson) =>
    (await mails(app.address)).filter(
      ({ to, subject }) => to.includes(account.email) && subject.includes('will be deleted on'),
    );

  it('is kept where only the server’s clock is moved forward', async () => {
    const person = await newcomer();
    await close(person);
    const unconfirmed = { fullName: 'Not Yet', email: 'notyet@example.com', password: 'Correct-horse1' };
    await visitor().ask('mutation ($input: SignUpInput!) { signUp(input: $input) { email } }', { input: unconfirmed });
    const program = await programOf(dana);
    await program.ask('{ services { id } }');
    const delivery = uuidv7();
    await sql`
      with endpoint as (
        insert into webhook_endpoints (business_id, id, url, event_types, sealed_secret, created_at, updated_at)
        values (${businessOf(dana)}, ${uuidv7()}, '', '{customer.created}', '', now(), now()) returning business_id, id)
      insert into webhook_deliveries (business_id, id, endpoint_id, message_id, event_type, status, created_at, begun_at, finished_at)
      select business_id, ${delivery}, id, ${delivery}, 'customer.created', 'SUCCEEDED', now(), now(), now() from endpoint
    `.execute(database());
    await sql`insert into spent_challenges (challenge, expires_at) values ('spent', now() + interval '5 minutes')`.execute(
      database(),
    );
    const kept = async () => {
      const { rows } = await sql<Record<string, number>>`
        select (select count(*)::int from businesses) as businesses, (select count(*)::int from users) as users,
          (select count(*)::int from api_requests) as requests, (select count(*)::int from webhook_deliveries) as deliveries,
          (select count(*)::int from spent_challenges) as challenges,
          (select count(reminded_at)::int from business_closures) as reminded
      `.execute(database());
      return rows[0]!;
    };
    await expect.poll(async () => (await kept()).requests, { timeout: 60_000 }).toBe(1);
    const before = await kept();
    ahead = 90 * DAY;
    await runClosureJob(app);
    await runClosureJob(app);
    await forgetApiRequests(app.services);
    await tendWebhooks(app.services);
    await cleanUpSignIns(app.services);
    expect(await kept()).toEqual(before);
  });

  it('of a closed business is deleted only days after the reminder, where the database’s clock is moved forward too', async () => {
    const person = await newcomer();
    const business = businessOf(person);
    await close(person);
    const isThere = async () =>
      (await sql`select from businesses where id = ${business}`.execute(database())).rows.length === 1;
    // Ninety days pass at once on both clocks, including for the closure.
    await closedDaysAgo(app, business, 90);
    await runClosureJob(app);
    await runClosureJob(app);
    expect(await isThere()).toBe(true);
    const { text } = await mailTo(app.address, person.account.email, 'will be deleted on');
    expect(await reminders(person)).toHaveLength(1);
    const { closure } = await person.ask('{ closure { deleteAt } }');
    expect((Date.parse(closure.deleteAt) - Date.now()) / DAY).toBeCloseTo(CLOSURE_REMINDER_DAYS, 2);
    expect(text).toContain(formatDate(todayIn('America/Los_Angeles', new Date(closure.deleteAt))));

    await closedDaysAgo(app, business, 90 + CLOSURE_REMINDER_DAYS - 0.01);
    await runClosureJob(app);
    expect(await isThere()).toBe(true);
    await closedDaysAgo(app, business, 90 + CLOSURE_REMINDER_DAYS + 0.01);
    await runClosureJob(app);
    expect(await isThere()).toBe(false);
  });
});

describe('a clock that is moved back', () => {
  it('does not repeat requests with the same key', async () => {
    ahead = DAY;
    const invoice = await debtor.owing(10_000);
    const first = await debtor.pay(invoice.id, 4_000, { idempotencyKey: 'put back' });
    ahead = -DAY;
    const again = await debtor.pay(invoice.id, 4_000, { idempotencyKey: 'put back' });
    expect(again.id).toBe(first.id);
    expect((await debtor.read(invoice.id)).paidCents).toBe(4_000);
    await debtor.pay(invoice.id, 6_000);
    expect((await debtor.read(invoice.id)).status).toBe('PAID');
  });

  it('keeps sessions valid, and detects reused tokens', async () => {
    const person = await newcomer();
    ahead = DAY;
    const used = await signIn(person);
    const next = await refresh(used);
    ahead = 0;
    const current = await refresh(next);
    await refusedRefresh(used);
    await refusedRefresh(current);
  });

  it('allows passkeys and recovery codes while authenticator codes count as old', async () => {
    const person = await newcomer();
    const { secret, codes } = await turnOnTotp(person);
    const phone = new Authenticator(app.address);
    const { passkeyCreationOptions } = await person.ask('{ passkeyCreationOptions }');
    const response = phone.create(passkeyCreationOptions);
    await person.ask('mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { id } }', {
      input: { name: 'Phone', response },
    });
    const { email, password } = person.account;
    const withCode = (code: object) => ({ input: { email, password, ...code } });
    const byPasskey = async () => {
      const { passkeyRequestOptions } = await visitor().ask('{ passkeyRequestOptions }');
      const input = { response: phone.get(passkeyRequestOptions) };
      return visitor().ask(
        'mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { accessToken } }',
        { input },
      );
    };
    ahead = DAY;
    await visitor().ask(SIGN_IN, withCode({ totpCode: totpCode(secret, DAY / 30_000) }));
    await byPasskey();
    ahead = 0;
    await visitor().refused('VALIDATION_FAILED', SIGN_IN, withCode({ totpCode: totpCode(secret, 1) }));
    await visitor().ask(SIGN_IN, withCode({ recoveryCode: codes[0] }));
    await byPasskey();
    await visitor().refused('VALIDATION_FAILED', SIGN_IN, withCode({ recoveryCode: codes[0] }));
  });

  it('imposes no delay above the maximum', async () => {
    const person = await newcomer();
    const { email, password } = person.account;
    ahead = DAY;
    for (let tries = 0; tries < 6; tries += 1)
      await visitor().send(SIGN_IN, { input: { email, password: `Wrong-horse${tries}` } });
    await sql`update throttles set tries = 20, blocked_until = last_try_at + interval '15 minutes'`.execute(
      app.services.database.em.getKysely(),
    );
    await visitor().refused('RATE_LIMITED', SIGN_IN, { input: { email, password } });
    ahead = 0;
    expect((await visitor().ask(SIGN_IN, { input: { email, password } })).signIn.accessToken).toBeTruthy();
  });
});
