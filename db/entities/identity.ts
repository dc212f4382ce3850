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
    /** Hash of a cookie of the browser that signed up; null once the address is confirmed. */
    signUpTokenHash: p.text().nullable(),
    /** Links requested before this time are no longer mailed. */
    linksRevokedAt: p.datetime().nullable(),
    isStaff: p.boolean().default(false),
    ...timestamps,
  },
});
export type UserRow = InferEntity<typeof UserEntity>;

/** A signed-in device: a family of refresh tokens. */
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
    /** The city or country that a trusted proxy reports; null without one. */
    place: p.text().nullable(),
    createdAt: timestamps.createdAt,
    lastUsedAt: p.datetime(),
    /** When the user last authenticated: at sign-in or at a step-up before a sensitive action. */
    provenAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    /** A message shown to the user whose session was ended. */
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

/** A mailed link: single-use, expiring, stored as a hash. */
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
    /** The email address that the account has after the link is used. */
    newEmail: p.text().nullable(),
    expiresAt: p.datetime(),
    usedAt: p.datetime().nullable(),
    createdAt: timestamps.createdAt,
  },
});
export type AccountTokenPurpose = InferEntity<typeof AccountTokenEntity>['purpose'];
