import { BlockList, isIPv4 } from 'node:net';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '#db/orm.ts';
import { withoutTenant } from '#db/tenancy/tenantContext.ts';
import { type ApiLimits, apiLimitsOf } from '#domain/apiKeys/limits.ts';
import { grantsOfKey } from '#domain/apiKeys/scopes.ts';
import type { Permission } from '#domain/permissions.ts';
import { forbidden, Refusal } from '#server/core/errors.ts';
import { hashToken } from '../auth/tokens.ts';
import type { ApiKey } from '../auth/viewer.ts';
import { readStanding } from '../plan/planFacts.ts';
import { isKeyText } from './keyText.ts';

/** A key as cached by a node under one of its secrets. */
export interface KnownKey {
  actor: ApiKey;
  secretId: string;
  limits: ApiLimits;
  /** When this secret expires; null if it does not. */
  endsAt: Date | null;
  revoked: boolean;
  /** Networks that it may be used from; undefined for any. */
  networks: BlockList | undefined;
}

const mostKnown = 10_000;
/** Changes are announced to every node. If an announcement is lost, the cache entry expires after this time. */
const knownForMs = 30_000;

const NO_KEY = { known: undefined };

/** Looks up API keys by token, with a cache, so that most requests with a key need no extra statement. */
export class ApiKeys {
  private readonly known = new LRUCache<string, { known: KnownKey | undefined }>({ max: mostKnown, ttl: knownForMs });
  /** Incremented with each change; a result read before the latest change is not cached. */
  private changes = 0;

  constructor(
    private readonly database: Database,
    private readonly clock: () => Date,
  ) {}

  /** Returns the key with this text, usable or not; undefined if there is none. */
  async find(text: string): Promise<KnownKey | undefined> {
    if (!isKeyText(text)) return undefined;
    const hash = hashToken(text);
    return (this.known.get(hash) ?? (await withoutTenant(() => this.read(hash)))).known;
  }

  /** Returns why a key may not be used now from this address; undefined if it may. */
  refusalOf({ revoked, endsAt, networks }: KnownKey, address: string): Refusal | undefined {
    if (revoked) return new Refusal('UNAUTHENTICATED', 'This API key was revoked');
    if (endsAt && endsAt <= this.clock()) return new Refusal('UNAUTHENTICATED', 'This API key has expired');
    const plain = plainAddress(address);
    if (networks && !networks.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6'))
      return forbidden(`This API key can’t be used from ${plain}`);
    return undefined;
  }

  /** Returns the milliseconds until the secret expires; undefined if it does not. */
  endsIn({ endsAt }: KnownKey): number {
    return endsAt ? endsAt.getTime() - this.clock().getTime() : Number.POSITIVE_INFINITY;
  }

  /** Removes a key from the cache. */
  forget(keyId: string): void {
    this.changes += 1;
    for (const [hash, { known }] of this.known.entries()) if (known?.actor.keyId === keyId) this.known.delete(hash);
  }

  /** Clears the cache, for when announcements may have been missed. */
  forgetAll(): void {
    this.changes += 1;
    this.known.clear();
  }

  private async read(hash: string): Promise<{ known: KnownKey | undefined }> {
    const before = this.changes;
    const row = await readByHash(this.database, hash);
    const found = row ? { known: await this.knownOf(row) } : NO_KEY;
    if (this.changes === before) this.known.set(hash, found);
    return found;
  }

  private async knownOf({ businessId, keyId, ...row }: Row): Promise<KnownKey> {
    const { limitsTier } = await readStanding(this.database.em.getKysely(), businessId, this.clock());
    const ends = [row.expiresAt, row.endsAt].filter((instant) => instant !== null).map((instant) => new Date(instant));
    return {
      actor: { kind: 'key', businessId, keyId, grants: grantsOfKey(row.scopes) },
      secretId: row.secretId,
      limits: apiLimitsOf(limitsTier),
      endsAt: ends.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null,
      revoked: row.revoked,
      networks: row.networks.length > 0 ? listOf(row.networks) : undefined,
    };
  }
}

interface Row {
  businessId: string;
  keyId: string;
  secretId: string;
  scopes: Permission[];
  networks: string[];
  revoked: boolean;
  expiresAt: string | null;
  endsAt: string | null;
}

async function readByHash(database: Database, hash: string): Promise<Row | undefined> {
  const { rows } = await sql<{ found: Row }>`
    select json_build_object('businessId', k.business_id, 'keyId', k.id, 'secretId', s.id, 'scopes', k.scopes,
      'networks', k.networks, 'revoked', k.revoked_at is not null, 'expiresAt', k.expires_at, 'endsAt', s.ends_at) as found
    from api_key_secrets s join api_keys k on k.business_id = s.business_id and k.id = s.key_id where s.hash = ${hash}
  `.execute(database.em.getKysely());
  return rows[0]?.found;
}

/** Unwraps an IPv4 address mapped into IPv6. */
const plainAddress = (address: string) => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;

function listOf(networks: string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}
