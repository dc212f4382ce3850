import { defineEntity } from '@mikro-orm/core';
import type { Permission } from '#domain/permissions.ts';
import { businessFilter, businessKey, p, textArray, timestamps } from './columns.ts';

/** An API key. Belongs to the business, so it stays valid after its creator leaves. */
export const ApiKeyEntity = defineEntity({
  name: 'ApiKey',
  tableName: 'api_keys',
  filters: businessFilter,
  properties: {
    ...businessKey,
    name: p.text(),
    scopes: textArray<Permission>(),
    /** IP addresses and CIDR networks from which the key is accepted; empty means any. */
    networks: textArray(),
    createdBy: p.uuid().nullable(),
    expiresAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
    ...timestamps,
    version: p.integer().version(),
  },
});

/** A secret of a key. Stored as a hash; its text is shown once, at creation. */
export const ApiKeySecretEntity = defineEntity({
  name: 'ApiKeySecret',
  tableName: 'api_key_secrets',
  filters: businessFilter,
  properties: {
    ...businessKey,
    keyId: p.uuid(),
    /** The first characters of the secret, shown so that people can tell keys apart. */
    prefix: p.text(),
    hash: p.text(),
    /** When the secret expired or will expire; null for the current one. */
    endsAt: p.datetime().nullable(),
    lastUsedAt: p.datetime().nullable(),
    createdAt: timestamps.createdAt,
  },
});
