import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { Authenticator } from '#tests/support/authenticator.ts';
import { mailTo } from '#tests/support/mail.ts';
import { GraphQLPerson } from '#tests/support/person.ts';
import { ageProofs, turnOnTotp } from '#tests/support/signIns.ts';

const ADD = 'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { id name factorType lastUsedAt } }';
const SIGN_IN =
  'mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { accessToken user { email } } }';
const FACTORS = '{ me { factors { id factorType name lastUsedAt } } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});

const requestOptions = async () => (await app.visitor().ask('{ passkeyRequestOptions }')).passkeyRequestOptions;

async function addPasskey(person: GraphQLPerson, name = 'Phone', device = new Authenticator(app.address)) {
  const { passkeyCreationOptions } = await person.ask('{ passkeyCreationOptions }');
  const response = device.create(passkeyCreationOptions);
  const { addPasskey: passkey } = await person.ask(ADD, { input: { name, response } });
  return { device, passkey };
}

async function signIn(device: Authenticator) {
  const input = { response: device.get(await requestOptions()), tokenDelivery: 'BODY' };
  return app.visitor().send(SIGN_IN, { input });
}

const codeOf = ({ errors }: Awaited<ReturnType<typeof signIn>>) => errors?.[0]?.extensions.code;

describe('a passkey', () => {
  it('signs in alone, without email, password or code', async () => {
    const dana = await app.professional();
    await turnOnTotp(dana);
    const { device, passkey } = await addPasskey(dana);
    expect(passkey).toMatchObject({ name: 'Phone', factorType: 'PASSKEY', lastUsedAt: null });
    await mailTo(app.address, dana.account.email, 'passkey was added');
    const { data } = await signIn(device);
    expect(data.signInWithPasskey.user.email).toBe(dana.account.email);
    const here = new GraphQLPerson(app.address, dana.account, data.signInWithPasskey.accessToken);
    const { factors } = (await here.ask(FACTORS)).me;
    expect(factors[1].lastUsedAt).toBeTruthy();
    expect(codeOf(await signIn(device))).toBeUndefined();
  });

  it('can be proved by any visitor: challenges are ours, for one purpose, and valid once', async () => {
    const dana = await app.professional();
    const { device } = await addPasskey(dana);
    const response = device.get(await requestOptions());
    await app.visitor().ask(SIGN_IN, { input: { response, tokenDelivery: 'BODY' } });
    await app.visitor().refused('INVALID_CREDENTIALS', SIGN_IN, { input: { response } });
    const made = device.get({ challenge: Buffer.alloc(54, 7).toString('base64url'), rpId: 'localhost' });
    await app.visitor().refused('INVALID_CREDENTIALS', SIGN_IN, { input: { response: made } });
    const { data } = await signIn(device);
    const now = new GraphQLPerson(app.address, dana.account, data.signInWithPasskey.accessToken);
    const { passkeyCreationOptions: toAdd } = await now.ask('{ passkeyCreationOptions }');
    const swapped = device.get({ challenge: toAdd.challenge, rpId: 'localhost' });
    await app.visitor().refused('INVALID_CREDENTIALS', SIGN_IN, { input: { response: swapped } });
  });

  it('that was used for another site, without verification, or copied is refused', async () => {
    const dana = await app.professional();
    const elsewhere = new Authenticator('http://localhost.evil.example');
    const { passkeyCreationOptions } = await dana.ask('{ passkeyCreationOptions }');
    await dana.refused('INVALID_CREDENTIALS', ADD, {
      input: { name: 'Phished', response: elsewhere.create(passkeyCreationOptions) },
    });
    const onlyPresent = new Authenticator(app.address, 0x01);
    const { passkeyCreationOptions: more } = await dana.ask('{ passkeyCreationOptions }');
    await dana.refused('INVALID_CREDENTIALS', ADD, {
      input: { name: 'Unlocked', response: onlyPresent.create(more) },
    });

    const { device } = await addPasskey(dana);
    const copy = Object.assign(Object.create(Object.getPrototypeOf(device)), device) as Authenticator;
    expect(codeOf(await signIn(device))).toBeUndefined();
    expect(codeOf(await signIn(copy))).toBe('INVALID_CREDENTIALS');
    expect(codeOf(await signIn(new Authenticator(app.address)))).toBe('INVALID_CREDENTIALS');
  });

  it('created for one account is not added to another', async () => {
    const [dana, ada] = [await app.professional(), await app.professional('Ada Park')];
    const { passkeyCreationOptions } = await dana.ask('{ passkeyCreationOptions }');
    const response = new Authenticator(app.address).create(passkeyCreationOptions);
    await ada.refused('INVALID_CREDENTIALS', ADD, { input: { name: 'Mine?', response } });
  });

  it('can be renamed and removed only by its owner, and no longer signs in once removed', async () => {
    const [dana, ada] = [await app.professional(), await app.professional('Ada Park')];
    const { device, passkey } = await addPasskey(dana);
    const { id } = passkey;
    const RENAME = 'mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) { name } }';
    const REMOVE = 'mutation ($id: ID!) { removePasskey(id: $id) }';
    expect((await dana.ask(RENAME, { id, name: ' Work phone ' })).renamePasskey.name).toBe('Work phone');
    await dana.refused('VALIDATION_FAILED', RENAME, { id, name: ' ' });
    await ada.refused('NOT_FOUND', RENAME, { id, name: 'Mine' });
    await ada.refused('NOT_FOUND', REMOVE, { id });
    await dana.ask(REMOVE, { id });
    await mailTo(app.address, dana.account.email, 'passkey was removed');
    expect(codeOf(await signIn(device))).toBe('INVALID_CREDENTIALS');
  });

  it('is accepted as a proof of identity of its owner only', async () => {
    const [dana, ada] = [await app.professional(), await app.professional('Ada Park')];
    const [{ device }, others] = [await addPasskey(dana), await addPasskey(ada)];
    await ageProofs(app, 11);
    const { extensions } = await dana.refused('STEP_UP_REQUIRED', '{ passkeyCreationOptions }');
    expect(extensions.proofs).toEqual(['PASSWORD', 'PASSKEY']);
    const STEP_UP = 'mutation ($input: StepUpInput!) { stepUp(input: $input) }';
    await dana.refused('INVALID_CREDENTIALS', STEP_UP, {
      input: { passkey: others.device.get(await requestOptions()) },
    });
    await dana.ask(STEP_UP, { input: { passkey: device.get(await requestOptions()) } });
    await dana.ask('{ passkeyCreationOptions }');
  });
});
