import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { ownKey, p, textArray, timestamps } from './columns.ts';

/** A person's authenticator app. Until a code of it has been given it is only being set up. */
export const TotpFactorEntity = defineEntity({
  name: 'TotpFactor',
  tableName: 'totp_factors',
  properties: {
    ...ownKey,
    userId: p.uuid(),
    sealedSecret: p.text(),
    verifiedAt: p.datetime().nullable(),
    /** The time step of the newest code that was taken: none up to it is taken again. */
    lastStep: p.integer().nullable(),
    createdAt: timestamps.createdAt,
  },
});
export type TotpFactorRow = InferEntity<typeof TotpFactorEntity>;

/** Stands in for the authenticator app, once. */
export const RecoveryCodeEntity = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_codes',
  properties: {
    ...ownKey,
    userId: p.uuid(),
    codeMark: p.text(),
    usedAt: p.datetime().nullable(),
    createdAt: timestamps.createdAt,
  },
});

/** A key pair of which the other half stays on the person's devices (WebAuthn). */
export const PasskeyEntity = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    ...ownKey,
    userId: p.uuid(),
    name: p.text(),
    credentialId: p.text(),
    /** COSE, in base64url. */
    publicKey: p.text(),
    signCount: p.bigint('number'),
    transports: textArray(),
    lastUsedAt: p.datetime().nullable(),
    createdAt: timestamps.createdAt,
  },
});
export type PasskeyRow = InferEntity<typeof PasskeyEntity>;
