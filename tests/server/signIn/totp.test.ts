import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { mailTo } from '#tests/support/mail.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { hearOfPlan } from '#tests/support/plans.ts';
import { ageProofs, letTriesAge, SIGN_IN, totpCode, turnOnTotp } from '#tests/support/signIns.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const FACTORS = '{ me { factors { id factorType status name createdAt lastUsedAt } recoveryCodesLeft } }';
const CONFIRM = 'mutation ($code: String!) { confirmTotp(code: $code) }';

const credentials = ({ account: { email, password } }: GraphQLPerson) => ({ email, password, tokenDelivery: 'BODY' });

/** Signs in again; ends the former session, because the trial allows one. */
async function signIn(person: GraphQLPerson, input: Record<string, unknown> = {}): Promise<GraphQLPerson> {
  const { signIn: session } = await app.visitor().ask(SIGN_IN, { input: { ...credentials(person), ...input } });
  return new GraphQLPerson(app.address, person.account, session.accessToken);
}

const refused = (person: GraphQLPerson, code: string, input: Record<string, unknown>) =>
  app.visitor().refused(code, SIGN_IN, { input: { ...credentials(person), ...input } });

describe('an authenticator app', () => {
  it('is required after its first code was entered, which returns recovery codes and sends a mail', async () => {
    const dana = await app.professional();
    const { beginTotp } = await dana.ask('mutation { beginTotp { secret uri } }');
    expect(beginTotp.uri).toMatch(
      /^otpauth:\/\/totp\/Whorl:person\d+%40example\.com\?issuer=Whorl&secret=[A-Z2-7]{32}&/,
    );
    await signIn(dana);
    const wrong = await (await signIn(dana)).refused('VALIDATION_FAILED', CONFIRM, { code: '000000' });
    expect(wrong.extensions.fields).toMatchObject([{ path: 'code', code: 'WRONG_CODE' }]);

    const here = await signIn(dana);
    const { secret, codes } = await turnOnTotp(here);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/);
    const { me } = await here.ask(FACTORS);
    expect(me).toMatchObject({ factors: [{ factorType: 'TOTP', status: 'VERIFIED' }], recoveryCodesLeft: 10 });
    await mailTo(app.address, dana.account.email, 'Two-step sign-in is on');

    await refused(dana, 'SECOND_FACTOR_REQUIRED', {});
    await refused(dana, 'INVALID_CREDENTIALS', { password: 'Wrong-horse1', totpCode: totpCode(secret) });
    await signIn(dana, { totpCode: totpCode(secret).replace(/^.../, '$& ') });
  });

  it('accepts each code once, and none older than the last', async () => {
    const dana = await app.professional();
    const { secret } = await turnOnTotp(dana);
    const next = totpCode(secret, 1);
    await signIn(dana, { totpCode: next });
    for (const code of [next, totpCode(secret), totpCode(secret, -1)]) {
      const { extensions } = await refused(dana, 'VALIDATION_FAILED', { totpCode: code });
      expect(extensions.fields).toMatchObject([{ path: 'totpCode', code: 'WRONG_CODE' }]);
    }
  });

  it('cannot be guessed: wrong codes count like wrong passwords, and requesting the code does not', async () => {
    const dana = await app.professional();
    await turnOnTotp(dana);
    for (let tries = 0; tries < 12; tries++) await refused(dana, 'SECOND_FACTOR_REQUIRED', {});
    for (let tries = 0; tries < 10; tries++) {
      await refused(dana, 'VALIDATION_FAILED', { totpCode: '000000' });
      if (tries < 9) await refused(dana, 'SECOND_FACTOR_REQUIRED', {});
    }
    await refused(dana, 'RATE_LIMITED', {});
    await letTriesAge(app, 25 * 60 * 60);
  });

  it('is stored encrypted: its secret is not in the database', async () => {
    const dana = await app.professional();
    const { secret, codes } = await turnOnTotp(dana);
    const { rows } = await sql<{ all: string }>`
      select coalesce((select json_agg(t) from totp_factors t), '[]')::text || coalesce((select json_agg(r) from recovery_codes r), '[]')::text as all
    `.execute(app.services.database.em.getKysely());
    for (const text of [secret, ...codes]) expect(rows[0]?.all).not.toContain(text);
  });

  it('is turned off after a step-up; the password is then enough, and a mail is sent', async () => {
    const dana = await app.professional();
    await turnOnTotp(dana);
    await dana.ask('mutation { turnOffTotp }');
    await mailTo(app.address, dana.account.email, 'turned off');
    const back = await signIn(dana);
    expect((await back.ask(FACTORS)).me).toEqual({ factors: [], recoveryCodesLeft: 0 });
  });
});

describe('a recovery code', () => {
  it('replaces the app once, in any format, and its owner is notified', async () => {
    const dana = await app.professional();
    const { codes } = await turnOnTotp(dana);
    const [first = '', second = ''] = codes;
    const here = await signIn(dana, { recoveryCode: ` ${first.toLowerCase().replace('-', ' ')}` });
    expect((await here.ask(FACTORS)).me.recoveryCodesLeft).toBe(9);
    await mailTo(app.address, dana.account.email, 'recovery code was used');
    await refused(dana, 'VALIDATION_FAILED', { recoveryCode: first });

    const { renewRecoveryCodes } = await here.ask('mutation { renewRecoveryCodes }');
    expect(renewRecoveryCodes).toHaveLength(10);
    await refused(dana, 'VALIDATION_FAILED', { recoveryCode: second });
    await signIn(dana, { recoveryCode: renewRecoveryCodes[0] });
  });

  it('is valid for its own account only', async () => {
    const [dana, ada] = [await app.professional(), await app.professional('Ada Park')];
    const { codes } = await turnOnTotp(dana);
    await turnOnTotp(ada);
    await refused(ada, 'VALIDATION_FAILED', { recoveryCode: codes[0] });
  });
});

describe('a step-up', () => {
  const STEP_UP = 'mutation ($input: StepUpInput!) { stepUp(input: $input) }';
  const CHANGE_EMAIL = 'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) }';

  it('is required some minutes after signing in, and applies to one session', async () => {
    const dana = await app.professional();
    await hearOfPlan(app, dana, { tier: 'PREMIUM' });
    const [here, elsewhere] = [await signIn(dana), await signIn(dana)];
    await ageProofs(app, 9);
    expect((await here.get('/export/customers.csv')).status).toBe(200);
    await ageProofs(app, 2);
    const page = await here.get('/export/customers.csv');
    expect(page.status).toBe(403);
    expect(await page.json()).toMatchObject({
      errors: [{ extensions: { code: 'STEP_UP_REQUIRED', proofs: ['PASSWORD'] } }],
    });
    const { extensions } = await here.refused('VALIDATION_FAILED', STEP_UP, { input: { password: 'Wrong-horse1' } });
    expect(extensions.fields).toMatchObject([{ path: 'password', code: 'WRONG_PASSWORD' }]);
    await here.refused('VALIDATION_FAILED', STEP_UP, { input: {} });
    await here.ask(STEP_UP, { input: { password: dana.account.password } });
    expect((await here.get('/export/customers.csv')).status).toBe(200);
    expect((await elsewhere.get('/export/customers.csv')).status).toBe(403);
    await elsewhere.refused('STEP_UP_REQUIRED', 'mutation { beginTotp { secret } }');
  });

  it('requires the app where there is one, also for changing email or password', async () => {
    const dana = await app.professional();
    const { secret } = await turnOnTotp(dana);
    await ageProofs(app, 11);
    const { password } = dana.account;
    const { extensions } = await dana.refused('STEP_UP_REQUIRED', 'mutation { turnOffTotp }');
    expect(extensions.proofs).toEqual(['TOTP']);
    await dana.refused('INVALID_STATE', STEP_UP, { input: { password } });
    await dana.refused('STEP_UP_REQUIRED', CHANGE_EMAIL, { input: { newEmail: 'moved@example.com', password } });
    const CHANGE_PASSWORD = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) }';
    await dana.refused('STEP_UP_REQUIRED', CHANGE_PASSWORD, {
      input: { currentPassword: password, newPassword: 'New-horse22' },
    });
    await dana.refused('VALIDATION_FAILED', STEP_UP, { input: { totpCode: '000000' } });
    await dana.ask(STEP_UP, { input: { totpCode: totpCode(secret, 1) } });
    await dana.ask(CHANGE_EMAIL, { input: { newEmail: 'moved@example.com', password } });
    await dana.ask('mutation { turnOffTotp }');
  });

  it('is throttled too, per session', async () => {
    const dana = await app.professional();
    await hearOfPlan(app, dana, { tier: 'PREMIUM' });
    const [here, elsewhere] = [await signIn(dana), await signIn(dana)];
    const wrong = { input: { password: 'Wrong-horse1' } };
    for (let tries = 0; tries < 5; tries++) await here.refused('VALIDATION_FAILED', STEP_UP, wrong);
    await here.refused('RATE_LIMITED', STEP_UP, { input: { password: dana.account.password } });
    await elsewhere.ask(STEP_UP, { input: { password: dana.account.password } });
  });
});
