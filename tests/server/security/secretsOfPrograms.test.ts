import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { inviteToBeta } from '#server/features/beta/index.ts';
import { LIST_KEYS, programOf, REVOKE_KEY, ROTATE_KEY } from '#tests/support/apiKeys.ts';
import { SESSION_SECRET, startTestApp, type TestApp } from '#tests/support/app.ts';
import { mailTo } from '#tests/support/mail.ts';
import { GraphQLPerson, linkToken } from '#tests/support/person.ts';
import { breakEveryTable, keptSecrets } from '#tests/support/secrets.ts';
import { runProgram } from '#tests/support/server.ts';
import { SIGN_IN } from '#tests/support/signIns.ts';
import { ACCEPT, INVITE, invitationToken, withTeam } from '#tests/support/team.ts';
import { ROTATE_SECRET, SEND_TEST, withEndpoint } from '#tests/support/webhookEndpoints.ts';
import { startWebhookReceiver } from '#tests/support/webhookReceiver.ts';

const { kept, secret, toldIn, expectNoneLogged } = keptSecrets();

let app: TestApp;
let dana: GraphQLPerson;
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'trace', WEBHOOKS_TO_LOOPBACK: 'true' }, { log: kept.log });
  dana = await withTeam(app);
});

const CHANGE_EMAIL = 'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) }';
const SUBSCRIBE = 'mutation ($email: String!) { subscribeToNewsletter(email: $email) }';
const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { betaInvitationAccepted } }';

/** Creates a link of each kind; returns a function that opens their pages and uses them. */
async function links(email: string, round: string): Promise<() => Promise<void>> {
  const address = (who: string) => `${who}-${round}@secrets.example`;
  await dana.ask(INVITE, { input: { email: address('joins'), role: 'VIEWER' } });
  const input = { newEmail: address('moved'), password: dana.account.password };
  await dana.ask(CHANGE_EMAIL, { input });
  await app.visitor().ask(SUBSCRIBE, { email: address('reads') });
  const guest = { fullName: 'Beta Guest', email: address('beta'), password: 'Correct-horse1' };
  const betaToken = await app.services.commands.runForAccount(inviteToBeta, { email: guest.email, accessDays: 9 });
  const mailed = await mailTo(app.address, guest.email, 'invited');
  secret('the beta invitation that was mailed', /invitation=([\w-]+)/.exec(mailed.text)?.[1]);
  const made: [page: string, token: string, query: string, variables?: object][] = [
    ['/auth/join?token=', await invitationToken(app, address('joins')), ACCEPT],
    [
      '/auth/confirm-email-change?token=',
      await linkToken(app.address, address('moved'), 'email'),
      byToken('confirmEmailChange'),
    ],
    [
      '/auth/cancel-email-change?token=',
      await linkToken(app.address, email, 'about to change'),
      byToken('cancelEmailChange'),
    ],
    [
      '/newsletter/confirm?token=',
      await linkToken(app.address, address('reads'), 'confirm'),
      byToken('confirmNewsletter'),
    ],
    ['/auth/signup?invitation=', betaToken, SIGN_UP, { input: { ...guest, betaToken } }],
  ];
  for (const [page, token] of made) secret(`the token of ${page}`, token);
  return async () => {
    for (const [page, token, query, variables = { token }] of made) {
      await fetch(app.address + page + token);
      await app.visitor().send(query, { ...variables });
    }
  };
}
const byToken = (field: string) => `mutation ($token: String!) { ${field}(token: $token) }`;

async function keys(): Promise<string[]> {
  const program = await programOf(dana);
  const { rotateApiKey } = await dana.ask(ROTATE_KEY, { id: program.id, overlap: 'ONE_DAY' });
  const [old, renewed] = [secret('an API key', program.text), secret('an API key that was rotated', rotateApiKey.text)];
  for (const text of [old, renewed]) await askBy(text);
  await dana.ask(REVOKE_KEY, { id: program.id });
  await askBy(renewed);
  await askBy(secret('an API key that was cut off', renewed.slice(0, -3)));
  return [old, renewed];
}
const askBy = (key: string) => new GraphQLPerson(app.address, undefined, key).send(LIST_KEYS);

async function webhooks(): Promise<void> {
  const receiver = await startWebhookReceiver();
  const endpoint = await withEndpoint(app, dana, receiver.url, ['customer.created']);
  const bare = (text: string) => secret('what a webhook’s secret says', text.slice('whsec_'.length));
  const first = secret('a webhook’s secret', await endpoint.secret());
  await dana.ask(ROTATE_SECRET, { id: endpoint.id });
  const second = secret('a webhook’s secret that was rotated', await endpoint.secret());
  for (const text of [first, second]) bare(text);
  await dana.ask(SEND_TEST, { id: endpoint.id });
  await receiver.verified(second, 1);
  receiver.answer((response) => void response.writeHead(500).end('Not now'));
  const { id } = (await dana.ask(SEND_TEST, { id: endpoint.id })).sendTestWebhook;
  await endpoint.newest({ id, attempts: [{ statusCode: 500 }] });
  for (const { headers } of receiver.received)
    for (const signature of String(headers['webhook-signature']).split(' ')) secret('a webhook’s signature', signature);
}

it('no key, webhook secret or link is in the log, in success and failure', {
  timeout: 60_000,
}, async () => {
  await (await links(dana.account.email, 'works'))();
  // Changing the email ends the session.
  const { signIn } = await app.visitor().ask(SIGN_IN, {
    input: { email: 'moved-works@secrets.example', password: dana.account.password, tokenDelivery: 'BODY' },
  });
  dana.accessToken = signIn.accessToken;
  const follow = await links('moved-works@secrets.example', 'breaks');
  const texts = await keys();
  await webhooks();
  await breakEveryTable(app);
  const before = kept.lines().length;
  await follow();
  for (const text of texts) await askBy(text);
  expect(
    kept
      .lines()
      .slice(before)
      .filter(({ msg }) => msg === 'unexpected error').length,
  ).toBeGreaterThan(2);
  expectNoneLogged();
});

it('no program prints the database password or the passphrase of backups', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'whorl-secrets-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const settings = {
    DATA_DIR: folder,
    PUBLIC_URL: app.address,
    LOG_LEVEL: 'trace',
    SESSION_SECRET: secret('the session secret', SESSION_SECRET),
    BACKUP_PASSPHRASE: secret('the passphrase of backups', 'passphrase-horse-battery'),
  };
  secret('the password of the database', new URL(app.databaseUrl).password);
  const closed = `postgres://whorl:${secret('the password of a database', 'database-horse-battery')}@127.0.0.1:1/whorl`;
  const said = (program: string, args: string[], DATABASE_URL: string) =>
    runProgram(program, args, { ...settings, DATABASE_URL }).then(
      ({ stdout, stderr }) => stdout + stderr,
      ({ stdout, stderr }) => stdout + stderr,
    );
  const archive = join(folder, 'whorl.tar.gz.age');
  const texts = [
    await said('whorl', ['backup', archive], app.databaseUrl),
    await said('whorl', ['restore', archive], app.databaseUrl),
  ];
  expect(texts).toEqual([expect.stringContaining('encrypted'), expect.stringContaining('stop every Whorl')]);
  const refused = await Promise.all([
    said('main', [], closed),
    said('whorl', ['backup', archive], closed),
    said('whorl', ['restore', archive], closed),
    said('whorl', ['audit:verify'], closed),
  ]);
  for (const text of refused) expect(text).toContain('ECONNREFUSED');
  expect(toldIn([...texts, ...refused].join('\n'))).toEqual([]);
});
