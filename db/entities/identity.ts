import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { ownKey, p, timestamps } from './columns.ts';

export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'users',
  properties: {
    ...ownKey,
    email: p.text(),
    fullName: p.text(),
    passwordHash: p.text(),
    emailVerifiedAt: p.datetime().nullable(),
    /** Hash of the cookie of the browser that signed up; null once the address is confirmed. */
    signUpTokenHash: p.text().nullable(),
    /** Links that were asked for before are not mailed any more. */
    linksRevokedAt: p.datetime().nullable(),
    isStaff: p.boolean().default(false),
    ...timestamps,
  },
});
export type UserRow = InferEntity<typeof UserEntity>;

/** One signed-in device: the family that its refresh tokens belong to. */
export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    ...ownKey,
    userId: p.uuid(),
    businessId: p.uuid(),
    remembered: p.boolean(),
    userAgent: p.text().nullable(),
    address: p.text().nullable(),
    /** As far as a trusted proxy tells. */
    place: p.text().nullable(),
    createdAt: timestamps.createdAt,
    lastUsedAt: p.datetime(),
    /** When the person last proved who they are: signing in, and again before what could do harm. */
    provenAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    /** A message for the person whose session was ended. */
    endedReason: p.text().nullable(),
  },
});
export type SessionRow = InferEntity<typeof SessionEntity>;

export const RefreshTokenEntity = defineEntity({
  name: 'RefreshToken',
  tableName: 'refresh_tokens',
  properties: {
    ...ownKey,
    sessionId: p.uuid(),
    tokenHash: p.text(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
    createdAt: timestamps.createdAt,
  },
});

/** A link sent by mail: single-use, expiring, stored hashed. */
export const AccountTokenEntity = defineEntity({
  name: 'AccountToken',
  tableName: 'account_tokens',
  properties: {
    ...ownKey,
    userId: p.uuid(),
    purpose: p.enum([
      'CONFIRM_EMAIL',
      'RESET_PASSWORD',
      'CONFIRM_EMAIL_CHANGE',
      'CANCEL_EMAIL_CHANGE',
      'TAKE_BACK_EMAIL_CHANGE',
    ] as const),
    tokenHash: p.text(),
    /** The address that the account gets by the link. */
    newEmail: p.text().nullable(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
    createdAt: timestamps.createdAt,
  },
});
export type AccountTokenPurpose = InferEntity<typeof AccountTokenEntity>['purpose'];
