import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { openApp, SESSION_SECRET } from '#tests/support/app.ts';
import { Authenticator } from '#tests/support/authenticator.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { exportOf } from '#tests/support/dataExports.ts';
import { withDebtor } from '#tests/support/invoices.ts';
import { mailTo } from '#tests/support/mail.ts';
import { checkoutPage, connectPayments } from '#tests/support/onlinePayments.ts';
import { GraphQLPerson, linkToken } from '#tests/support/person.ts';
import { tokenOf } from '#tests/support/portal.ts';
import { withCustomer } from '#tests/support/quotes.ts';
import { breakEveryTable, keptSecrets } from '#tests/support/secrets.ts';
import { TestBrowser, totpCode, turnOnTotp } from '#tests/support/signIns.ts';
import { startSmtpServer } from '#tests/support/smtp.ts';

const { kept, secrets, secret, expectNoneLogged } = keptSecrets();

let app: Awaited<ReturnType<typeof openApp>>;
let databaseUrl: string;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
  app = await openApp(databaseUrl, { LOG_LEVEL: 'trace' }, kept.log);
  secret('the session secret', SESSION_SECRET);
  secret('the password of the database', new URL(databaseUrl).password);
});

const STEP_UP = 'mutation ($input: StepUpInput!) { stepUp(input: $input) }';
const ADD_PASSKEY = 'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { id } }';
const PASSKEY_SIGN_IN =
  'mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { accessToken } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const REFRESH = 'mutation ($token: String) { refreshSession(refreshToken: $token) { accessToken refreshToken } }';

const known = {
  email: 'keeps@secrets.example',
  password: secret('a password', 'First-horse-battery-1'),
  newPassword: secret('a new password', 'Second-horse-battery-2'),
  wrongPassword: secret('a wrong password', 'Wrong-horse-battery-3'),
};

async function signUp(): Promise<GraphQLPerson> {
  const { email, password } = known;
  const dana = await GraphQLPerson.signUp(app.address, { fullName: 'Keeps Secrets', email, password });
  secret('the link of a confirmation', await linkToken(app.address, email, 'confirm'));
  secret('an access token', dana.accessToken);
  return dana;
}

async function resetPassword(): Promise<void> {
  const visitor = new GraphQLPerson(app.address);
  await visitor.ask('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email: known.email });
  const token = secret('the link of a reset', await linkToken(app.address, known.email, 'password'));
  await visitor.ask(RESET, { input: { token, password: known.newPassword } });
  await visitor.refused('TOKEN_INVALID', RESET, { input: { token, password: known.newPassword } });
}

async function signIn(): Promise<TestBrowser> {
  const browser = new TestBrowser(app);
  const of = (password: string) => ({ account: { fullName: '', email: known.email, password } }) as GraphQLPerson;
  expect((await browser.signIn(of(known.wrongPassword))).errors).toHaveLength(1);
  await browser.signIn(of(known.newPassword), { rememberMe: true });
  secret('an access token after a sign-in', browser.accessToken);
  const first = secret('a refresh cookie', browser.cookie('whorl_refresh'));
  secret('a device cookie', browser.cookie('whorl_device'));
  await browser.send(REFRESH);
  secret('the next refresh cookie', browser.cookie('whorl_refresh'));
  const inBody = await new GraphQLPerson(app.address).send(REFRESH, { token: first });
  if (inBody.data?.refreshSession) secret('an access token of a refresh', inBody.data.refreshSession.accessToken);
  return browser;
}

async function secondSteps(person: GraphQLPerson): Promise<void> {
  const device = new Authenticator(app.address);
  const { passkeyCreationOptions } = await person.ask('{ passkeyCreationOptions }');
  secret('the challenge of a passkey', passkeyCreationOptions.challenge);
  await person.ask(ADD_PASSKEY, { input: { name: 'Phone', response: device.create(passkeyCreationOptions) } });
  const { passkeyRequestOptions } = await new GraphQLPerson(app.address).ask('{ passkeyRequestOptions }');
  const response = device.get(passkeyRequestOptions);
  secret('the signature of a passkey', (response.response as { signature: string }).signature);
  const passed = await new GraphQLPerson(app.address).ask(PASSKEY_SIGN_IN, { input: { response } });
  // The plan allows one session, which this one replaced.
  person = new GraphQLPerson(app.address, person.account, passed.signInWithPasskey.accessToken);
  secret('an access token of a passkey', person.accessToken);
  await person.refused('VALIDATION_FAILED', STEP_UP, { input: { password: known.wrongPassword } });
  await person.ask(STEP_UP, { input: { password: known.newPassword } });

  const totp = await turnOnTotp(person);
  secret('the secret of an authenticator app', totp.secret);
  for (const code of totp.codes) secret('a recovery code', code);
  await person.ask(STEP_UP, { input: { totpCode: totpCode(totp.secret) } });
  const input = { email: known.email, password: known.newPassword, tokenDelivery: 'BODY' };
  const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken refreshToken } }';
  await new GraphQLPerson(app.address).refused('SECOND_FACTOR_REQUIRED', SIGN_IN, { input });
  const byCode = await new GraphQLPerson(app.address).ask(SIGN_IN, {
    input: { ...input, recoveryCode: totp.codes[0] },
  });
  secret('a refresh token', byCode.signIn.refreshToken);
}

async function links(person: GraphQLPerson): Promise<void> {
  const writer = await withCustomer(person);
  const invoice = await (await withDebtor(person, { email: 'debtor@example.com' })).owing(7000);
  const token = secret('a portal link', tokenOf(invoice));
  const quote = await writer.sent();
  secret('the portal link of a quote', tokenOf(quote));
  const customer = new GraphQLPerson(app.address);
  for (const path of [
    `/portal/invoice/${token}`,
    `/portal/invoice/${token}/pdf`,
    `/portal/quote/${tokenOf(quote)}/pdf`,
  ])
    await fetch(app.address + path);
  const { invoice: printed } = await person.ask('query ($id: ID!) { invoice(id: $id) { pdfUrl } }', { id: invoice.id });
  secret('a PDF ticket', new URL(printed.pdfUrl).searchParams.get('ticket'));
  await fetch(printed.pdfUrl);
  await customer.ask('query ($token: String!) { portalInvoice(token: $token) { number } }', { token });
  await fetch(`${app.address}/graphql?query=${encodeURIComponent(`{ portalInvoice(token: "${token}") { number } }`)}`);
  const processor = await connectPayments(app, person);
  const page = await checkoutPage(customer, invoice, invoice.totalCents);
  secret('a payment link', new URL(page, app.address).pathname.split('/').at(-1));
  await processor.pay(page);
  await mailTo(app.address, known.email, '');
  const archive = new URL(await exportOf(person), app.address);
  secret('a download ticket', archive.searchParams.get('ticket'));
  await fetch(archive);
}

it('no secret of a person is in the log', { timeout: 60_000 }, async () => {
  const dana = await signUp();
  await resetPassword();
  const browser = await signIn();
  const person = new GraphQLPerson(app.address, dana.account, browser.accessToken);
  await links(person);
  await secondSteps(person);
  expect(kept.lines().filter(({ msg }) => msg === 'request').length).toBeGreaterThan(30);
  expect(secrets.size).toBeGreaterThan(25);
  expectNoneLogged();
});

it('even where every statement fails', { timeout: 60_000 }, async () => {
  await breakEveryTable(app);
  const before = kept.lines().length;
  const visitor = new GraphQLPerson(app.address);
  const { email, newPassword: password } = known;
  const answers = [
    await visitor.send('mutation ($input: SignUpInput!) { signUp(input: $input) { email } }', {
      input: { fullName: 'Never Made', email: 'never@secrets.example', password: known.wrongPassword },
    }),
    await visitor.send('mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }', {
      input: { email, password },
    }),
    await visitor.send('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email }),
  ];
  for (const [value, what] of secrets) {
    if (what === 'the link of a reset') await visitor.send(RESET, { input: { token: value, password } });
    if (what === 'a refresh token') answers.push(await visitor.send(REFRESH, { token: value }));
    if (what === 'a portal link')
      await visitor.send('mutation ($input: StartPortalPaymentInput!) { startPortalPayment(input: $input) }', {
        input: { token: value, amountCents: 100 },
      });
  }
  expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions.code)).toContain('INTERNAL');
  const lines = kept.lines().slice(before);
  expect(lines.filter(({ msg }) => msg === 'unexpected error').length).toBeGreaterThan(2);
  const { rows: hashes } = await sql<{ hash: string }>`select password_hash as hash from users`.execute(
    app.services.database.em.getKysely(),
  );
  for (const { hash } of hashes) secret('what a password is known by', hash);
  expectNoneLogged();
  expect(JSON.stringify(lines)).not.toContain('@secrets.example');
});

it('even where outside services refuse their credentials', async () => {
  const refusing = createServer((request, response) => {
    request.resume();
    response.writeHead(401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }));
  }).listen(0, '127.0.0.1');
  await once(refusing, 'listening');
  onTestFinished(() => void refusing.close());
  const smtp = await startSmtpServer({
    authOptional: false,
    onAuth: (_auth, _session, done) => done(Object.assign(new Error('No'), { responseCode: 535 })),
  });
  onTestFinished(() => smtp.close());
  const stripe = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
  const outside = await openApp(
    await createTestDatabase(),
    {
      LOG_LEVEL: 'trace',
      STRIPE_API_BASE: stripe,
      PUBLIC_URL: 'https://whorl.example',
      STRIPE_SECRET_KEY: secret('a key of Stripe', 'sk_live_51Nothing0RealButLongEnough'),
      STRIPE_WEBHOOK_SECRET: secret('the secret of a webhook', 'whsec_platformNothingReal'),
      STRIPE_CONNECT_WEBHOOK_SECRET: secret('the secret of another webhook', 'whsec_connectNothingReal'),
      STRIPE_ACCOUNTS_WEBHOOK_SECRET: secret('the secret of an event destination', 'whsec_accountsNothingReal'),
      SMTP_URL: `smtp://mailer:${secret('the password of the mail server', 'smtp-horse-battery')}@127.0.0.1:${smtp.port}`,
      REDIS_URL: `redis://:${secret('the password of Redis', 'redis-horse-battery')}@127.0.0.1:1`,
    },
    kept.log,
  );
  const before = kept.lines().length;
  const address = `http://127.0.0.1:${(outside.http.server.address() as AddressInfo).port}`;
  const visitor = new GraphQLPerson(address);
  await visitor.ask('mutation ($input: SignUpInput!) { signUp(input: $input) { email } }', {
    input: { fullName: 'No Mail', email: 'nomail@secrets.example', password: known.password },
  });
  await sql`update users set email_verified_at = now()`.execute(outside.services.database.em.getKysely());
  const { signIn: session } = await visitor.ask(
    'mutation ($input: SignInInput!) { signIn(input: $input) { accessToken } }',
    { input: { email: 'nomail@secrets.example', password: known.password } },
  );
  const owner = new GraphQLPerson(address, undefined, secret('one more access token', session.accessToken));
  expect((await owner.send('mutation { connectOnlinePayments }')).errors).toHaveLength(1);
  await fetch(`${address}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' },
    body: '{}',
  });
  await visitor.ask('mutation ($email: String!) { requestPasswordReset(email: $email) }', {
    email: 'nomail@secrets.example',
  });
  const said = () =>
    kept
      .lines()
      .slice(before)
      .filter(({ msg }) => msg !== 'live: Redis')
      .map((line) => `${line.msg} ${line.task ?? ''}`);
  await expect.poll(said, { timeout: 60_000 }).toContain('job failed mail.account');
  expect(said().filter((line) => line.startsWith('unexpected error'))).toEqual([]);
  expect(kept.text()).toContain('"msg":"live: Redis"');
  expectNoneLogged();
});
