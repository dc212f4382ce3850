import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { Refusal } from '#server/core/errors.ts';
import type { Work } from './work.ts';

/** A parsed input with its idempotency key. */
interface KeyedInput {
  idempotencyKey?: string | null;
  [field: string]: unknown;
}

type Make = (id: string) => Promise<unknown>;

/**
 * Runs `make` once for each idempotency key of the business, however often and concurrently the request is sent. Later requests
 * with the same content return the id of the first result. Throws IDEMPOTENCY_KEY_REUSED if the content or the operation
 * differs.
 */
export async function oncePerKey(
  work: Work,
  operation: string,
  { idempotencyKey, ...content }: KeyedInput,
  make: Make,
): Promise<string> {
  if (idempotencyKey) return runForKey(work, { operation, key: idempotencyKey, hash: hashOf(content) }, make);
  const id = uuidv7();
  await make(id);
  return id;
}

/** The same for system work, whose generated keys cannot collide with clients' keys. */
export async function oncePerSystemKey(work: Work, operation: string, key: string, make: Make): Promise<void> {
  await runForKey(work, { operation, key, hash: null }, make);
}

/** The operation of keys that were claimed by `settleKey` before any operation ran. */
const SETTLED = 'settleRequest';

/**
 * Returns whether the request with this key was carried out. If not, claims the key, so that the request is refused should it
 * still arrive.
 */
export async function settleKey(work: Work, key: string): Promise<boolean> {
  const mine = await sql`
    insert into idempotency_keys (business_id, operation, key, request_hash, result_id, created_at)
    values (${work.businessId}, ${SETTLED}, ${key}, ${SETTLED}, ${uuidv7()}, ${work.now}) on conflict do nothing
  `.execute(work.em.getKysely());
  if (mine.numAffectedRows !== 0n) return false;
  const { rows } = await sql<{ operation: string }>`
    select operation from idempotency_keys
    where business_id = ${work.businessId} and key = ${key} and request_hash is not null
  `.execute(work.em.getKysely());
  return rows[0]?.operation !== SETTLED;
}

interface Claim {
  operation: string;
  key: string;
  hash: string | null;
}

/** Inserts the key's row first, so that a concurrent request waits for this transaction. */
async function runForKey(work: Work, claim: Claim, make: Make): Promise<string> {
  const { operation, key, hash } = claim;
  const id = uuidv7();
  const mine = await sql`
    insert into idempotency_keys (business_id, operation, key, request_hash, result_id, created_at)
    values (${work.businessId}, ${operation}, ${key}, ${hash}, ${id}, ${work.now}) on conflict do nothing
  `.execute(work.em.getKysely());
  if (mine.numAffectedRows === 0n) return earlierResult(work, claim);
  await make(id);
  return id;
}

/** A key stored without a hash, from before hashes were kept, counts as matching. */
async function earlierResult(work: Work, { operation, key, hash }: Claim): Promise<string> {
  const { rows } = await sql<{ operation: string; request_hash: string | null; result_id: string }>`
    select operation, request_hash, result_id from idempotency_keys
    where business_id = ${work.businessId} and key = ${key} and (operation = ${operation} or request_hash is not null)
    order by operation = ${operation} desc limit 1
  `.execute(work.em.getKysely());
  const [row] = rows;
  if (!row) throw new Error(`the idempotency key of ${operation} vanished`);
  if (row.operation !== operation || (row.request_hash !== null && row.request_hash !== hash))
    throw new Refusal(
      'IDEMPOTENCY_KEY_REUSED',
      'This idempotency key was already used for a different request. Send a new key with different content',
    );
  return row.result_id;
}

/** Hashes the content with its fields sorted. An omitted field, which means the default, differs from null. */
const hashOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content, inOneOrder)).digest('hex');

const inOneOrder = (_name: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
