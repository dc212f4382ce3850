import { column, computedFrom, expression, many, type ReadShape } from '#server/platform/reads/shape.ts';

const secretOf = (t: string) => `from api_key_secrets s where s.business_id = ${t}.business_id and s.key_id = ${t}.id`;

const secretReads: ReadShape = {
  table: 'api_key_secrets',
  fields: {
    id: column('id'),
    prefix: column('prefix'),
    createdAt: column('created_at'),
    expiresAt: column('ends_at'),
    endsAt: column('ends_at'),
    lastUsedAt: column('last_used_at'),
  },
};

export const apiKeyReads: ReadShape = {
  table: 'api_keys',
  fields: {
    id: column('id'),
    version: column('version'),
    name: column('name'),
    prefix: expression((t) => `(select s.prefix ${secretOf(t)} order by s.id desc limit 1)`),
    status: computedFrom('revoked_at', 'expires_at'),
    preset: computedFrom('scopes'),
    scopes: column('scopes'),
    networks: column('networks'),
    createdAt: column('created_at'),
    createdByName: expression((t) => `(select u.full_name from users u where u.id = ${t}.created_by)`),
    expiresAt: column('expires_at'),
    revokedAt: column('revoked_at'),
    lastUsedAt: expression((t) => `(select max(s.last_used_at) ${secretOf(t)})`),
    secrets: many(() => secretReads, 'key_id', 'id desc'),
    actions: computedFrom('scopes', 'revoked_at', 'expires_at'),
  },
};

export const apiRequestReads: ReadShape = {
  table: 'api_requests',
  fields: {
    id: column('id'),
    occurredAt: column('occurred_at'),
    keyName: expression(
      (t) => `(select k.name from api_keys k where k.business_id = ${t}.business_id and k.id = ${t}.key_id)`,
    ),
    operation: column('operation'),
    statusCode: column('status'),
    status: column('status'),
    code: column('code'),
    durationMs: column('ms'),
    milliseconds: column('ms'),
    cost: column('cost'),
    address: column('address'),
  },
};
