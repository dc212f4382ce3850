import { sql } from 'kysely';
import type { Logger } from 'pino';
import { v7 as uuidv7 } from 'uuid';
import type { Database } from '#db/orm.ts';
import { withoutTenant } from '#db/tenancy/tenantContext.ts';
import type { KnownKey } from './apiKeys.ts';

/** One use of a key: names and figures only, never content of requests or responses. */
export interface KeyUse {
  /** The operation's name as the client gives it, or the route. */
  operation: string;
  status: number;
  /** The error code; null if it succeeded. */
  code: string | null;
  ms: number;
  cost: number;
  address: string;
}

interface NotedUse extends KeyUse {
  id: string;
  businessId: string;
  keyId: string;
  at: Date;
}

interface Tally {
  businessId: string;
  keyId: string;
  requests: number;
  errors: number;
}

interface LastUse {
  businessId: string;
  secretId: string;
  at: Date;
}

/**
 * Requests refused for authentication or authorization do not update a key's last use, which shows after a rotation whether the
 * old secret is still in use.
 */
const isTurnedAway = ({ status }: KeyUse) => status === 401 || status === 403;

const flushAfterMs = 3_000;
/** Bounds of the queue in total and per key, far above the rate limits. Beyond them only the count is kept. */
const mostWaiting = 10_000;
const mostWaitingOfKey = 500;

/** Queues the uses of keys in memory and writes them every few seconds, so that no request waits for it. */
export class UsageLog {
  private uses: NotedUse[] = [];
  private tallies = new Map<string, Tally>();
  private lastUses = new Map<string, LastUse>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    private readonly log: Logger,
    private readonly clock: () => Date,
  ) {}

  note({ actor: { businessId, keyId }, secretId }: KnownKey, use: KeyUse): void {
    const at = this.clock();
    const waiting = this.tallies.get(keyId)?.requests ?? 0;
    if (this.uses.length < mostWaiting && waiting < mostWaitingOfKey)
      this.uses.push({ id: uuidv7({ msecs: at.getTime() }), businessId, keyId, at, ...use });
    this.add({ businessId, keyId, requests: 1, errors: use.code === null ? 0 : 1 });
    if (!isTurnedAway(use)) this.lastUses.set(secretId, { businessId, secretId, at });
    this.timer ??= setTimeout(() => this.flush(), flushAfterMs).unref();
  }

  /** Writes the queue. What fails to be written stays queued. */
  flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => withoutTenant(() => this.write()));
    return this.writing;
  }

  private async write(): Promise<void> {
    const { uses, tallies, lastUses } = this;
    if (tallies.size === 0) return;
    this.uses = [];
    this.tallies = new Map();
    this.lastUses = new Map();
    try {
      await writeDown(
        this.database,
        { uses, tallies: [...tallies.values()], lastUses: [...lastUses.values()] },
        this.clock(),
      );
    } catch (error) {
      this.log.warn({ err: error, requests: uses.length }, 'API key usage could not be written; it stays queued');
      this.uses = [...uses, ...this.uses].slice(0, mostWaiting);
      for (const tally of tallies.values()) this.add(tally);
      this.lastUses = new Map([...lastUses, ...this.lastUses]);
      this.timer ??= setTimeout(() => this.flush(), flushAfterMs).unref();
    }
  }

  private add({ businessId, keyId, requests, errors }: Tally): void {
    const tally = this.tallies.get(keyId) ?? { businessId, keyId, requests: 0, errors: 0 };
    this.tallies.set(keyId, {
      ...tally,
      requests: tally.requests + requests,
      errors: tally.errors + errors,
    });
  }
}

interface Noted {
  uses: NotedUse[];
  tallies: Tally[];
  lastUses: LastUse[];
}

/**
 * Writes everything in one transaction. Skips keys that no longer exist, so that one deleted business does not fail the batch.
 */
async function writeDown({ em }: Database, { uses, tallies, lastUses }: Noted, now: Date): Promise<void> {
  await em.fork().transactional(async (work) => {
    const transaction = work.getKysely();
    await sql`
        insert into api_requests (business_id, id, key_id, occurred_at, operation, status, code, ms, cost, address)
        select u."businessId", u.id, u."keyId", u.at, u.operation, u.status, u.code, u.ms, u.cost, u.address
        from json_to_recordset(${JSON.stringify(uses)}::json) u ("businessId" uuid, id uuid, "keyId" uuid, at timestamptz,
          operation text, status int, code text, ms int, cost int, address text)
        join api_keys k on k.business_id = u."businessId" and k.id = u."keyId"
        on conflict do nothing
      `.execute(transaction);
    await sql`
        insert into api_usage as known (business_id, key_id, day, requests, errors)
        select t."businessId", t."keyId", (${now}::timestamptz at time zone b.time_zone)::date, t.requests, t.errors
        from json_to_recordset(${JSON.stringify(tallies)}::json) t ("businessId" uuid, "keyId" uuid, requests int, errors int)
        join api_keys k on k.business_id = t."businessId" and k.id = t."keyId" join businesses b on b.id = k.business_id
        order by t."keyId"
        on conflict (business_id, day, key_id) do update
          set requests = known.requests + excluded.requests, errors = known.errors + excluded.errors
      `.execute(transaction);
    // A precision of one minute is enough.
    await sql`
        update api_key_secrets s set last_used_at = u.at
        from (select * from json_to_recordset(${JSON.stringify(lastUses)}::json)
          u ("businessId" uuid, "secretId" uuid, at timestamptz) order by "secretId") u
        where s.business_id = u."businessId" and s.id = u."secretId"
          and (s.last_used_at is null or s.last_used_at < u.at - interval '1 minute')
      `.execute(transaction);
  });
}
