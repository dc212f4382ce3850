import { defineEntity } from '@mikro-orm/core';
import type { Permission } from '#domain/permissions.ts';
import { businessFilter, businessKey, p, textArray, timestamps } from './columns.ts';

/** What a program acts with for a business. It is the business's: its maker may lose their rights, or leave. */
export const ApiKeyEntity = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  filters: businessFilter,
  properties: {
    ...businessKey,
    name: p.text(),
    scopes: textArray<Permission>(),
    /** Addresses and networks that it may be used from; from anywhere where there are none. */
    networks: textArray(),
    createdBy: p.uuid().nullable(),
    expiresAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
    ...timestamps,
    version: p.integer().version(),
  },
});

/** What a key is known by: its text is shown once, and kept as a hash. */
export const ApiKeySecretEntity = defineEntity({
  name: 'ApiKeySecret',
  tableName: 'api_key_secrets',
  filters: businessFilter,
  properties: {
    ...businessKey,
    keyId: p.uuid(),
    /** As much of the text as tells it from others. */
    prefix: p.text(),
    hash: p.text(),
    /** Since when it is worthless, or will be; null for the one that stays. */
    endsAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
    createdAt: timestamps.createdAt,
  },
});
