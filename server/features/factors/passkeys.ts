import { LockMode } from '@mikro-orm/core';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { PasskeyEntity, type PasskeyRow, type UserRow } from '#db/entities/index.ts';
import { Refusal } from '#server/core/errors.ts';
import type { Sealing } from '#server/platform/auth/sealing.ts';
import type { AccountWork } from '#server/platform/commands/work.ts';
import { PRODUCT_NAME } from '#server/platform/product.ts';
import { issueChallenge, spendChallenge } from './challenges.ts';

/** The installation settings that WebAuthn needs. */
export interface PasskeySite {
  sealing: Sealing;
  publicUrl: string;
}

/** COSE algorithm ids of EdDSA, ES256 and RS256, which cover today's authenticators. */
const supportedAlgorithmIDs = [-8, -7, -257];

const hostOf = (publicUrl: string) => new URL(publicUrl).hostname;
const originOf = (publicUrl: string) => new URL(publicUrl).origin;

const refused = () =>
  new Refusal('INVALID_CREDENTIALS', 'This passkey could not be used. Try again, or sign in another way');

/** Returns the options for creating a passkey: discoverable, with user verification. */
export const optionsToAdd = ({ sealing, publicUrl }: PasskeySite, user: UserRow, known: PasskeyRow[]) =>
  generateRegistrationOptions({
    rpName: PRODUCT_NAME,
    rpID: hostOf(publicUrl),
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.fullName,
    challenge: issueChallenge(sealing, `add to ${user.id}`),
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    supportedAlgorithmIDs,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/** Returns the options for signing in with any passkey. */
export const optionsToProve = ({ sealing, publicUrl }: PasskeySite) =>
  generateAuthenticationOptions({
    rpID: hostOf(publicUrl),
    challenge: issueChallenge(sealing, 'prove'),
    userVerification: 'required',
  });

/** Verifies a new passkey and returns it as it is stored. Throws INVALID_CREDENTIALS. */
export async function readNewPasskey(
  work: AccountWork,
  { sealing, publicUrl }: PasskeySite,
  userId: string,
  response: unknown,
): Promise<Pick<PasskeyRow, 'credentialId' | 'publicKey' | 'signCount' | 'transports'>> {
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: (challenge) => spendChallenge(work, sealing, `add to ${userId}`, challenge),
    expectedOrigin: originOf(publicUrl),
    expectedRPID: hostOf(publicUrl),
    supportedAlgorithmIDs,
  }).catch(() => undefined);
  if (!verified?.verified) throw refused();
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    signCount: counter,
    transports: transports ?? [],
  };
}

/** Verifies a passkey's signature and returns its owner. Throws INVALID_CREDENTIALS. */
export async function verifyPasskey(
  work: AccountWork,
  { sealing, publicUrl }: PasskeySite,
  response: { id: string },
): Promise<PasskeyRow> {
  const passkey = await work.em.findOne(
    PasskeyEntity,
    { credentialId: response.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  );
  if (!passkey) throw refused();
  const verified = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: (challenge) => spendChallenge(work, sealing, 'prove', challenge),
    expectedOrigin: originOf(publicUrl),
    expectedRPID: hostOf(publicUrl),
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.signCount,
      transports: passkey.transports,
    },
  }).catch(() => undefined);
  if (!verified?.verified) throw refused();
  passkey.signCount = verified.authenticationInfo.newCounter;
  passkey.lastUsedAt = work.now;
  return passkey;
}
