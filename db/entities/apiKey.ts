import { defineEntity } from '@mikro-orm/core';
import type { Permission } from '#domain/permissions.ts';
import { businessFilter, businessKey, p, textArray, timestamps } from './columns.ts';

/** An API key. It belongs to the business, so it outlives its creator's membership. */
export const ApiKeyEntity = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  filters: businessFilter,
  properties: {
    ...businessKey,
    name: p.text(),
    scopes: textArray<Permission>(),
    /** Addresses and networks that it may be used from; empty: any. */
    networks: textArray(),
    createdBy: p.uuid().nullable(),
    expiresAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
    ...timestamps,
    version: p.integer().version(),
  },
});

/** A secret of a key, stored as a hash; its text is shown once. */
export const ApiKeySecretEntity = defineEntity({
  name: 'ApiKeySecret',
  tableName: 'api_key_secrets',
  filters: businessFilter,
  properties: {
    ...businessKey,
    keyId: p.uuid(),
    /** The beginning of the text, to recognize the key by. */
    prefix: p.text(),
    hash: p.text(),
    /** Since when it is worthless, or will be; null for the one that stays. */
    endsAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
    createdAt: timestamps.createdAt,
  },
});
