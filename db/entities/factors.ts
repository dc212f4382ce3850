import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { ownKey, p, textArray, timestamps } from './columns.ts';

/** A user's authenticator app (TOTP). Not in force until the user has entered a first code. */
export const TotpFactorEntity = defineEntity({
  name: 'TotpFactor',
  tableName: 'totp_factors',
  properties: {
    ...ownKey,
    userId: p.uuid(),
    sealedSecret: p.text(),
    verifiedAt: p.datetime().nullable(),
    /** The time step of the last accepted code. Codes of this step and earlier ones are refused, so that none is used twice. */
    lastStep: p.integer().nullable(),
    createdAt: timestamps.createdAt,
  },
});
export type TotpFactorRow = InferEntity<typeof TotpFactorEntity>;

/** A single-use recovery code that replaces a code of the authenticator app. */
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

/** A passkey (WebAuthn): the public key; the private key stays on the user's devices. */
export const PasskeyEntity = defineEntity({
  name: 'Passkey',
  tableName: 'passkeys',
  properties: {
    ...ownKey,
    userId: p.uuid(),
    name: p.text(),
    credentialId: p.text(),
    /** The public key in COSE format, base64url. */
    publicKey: p.text(),
    signCount: p.bigint('number'),
    transports: textArray(),
    lastUsedAt: p.datetime().nullable(),
    createdAt: timestamps.createdAt,
  },
});
export type PasskeyRow = InferEntity<typeof PasskeyEntity>;
