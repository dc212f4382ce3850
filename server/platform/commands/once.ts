import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { Refusal } from '#server/core/errors.ts';
import type { Work } from './work.ts';

/** What a request was parsed to: the key that the client chose for it, and all else that it says. */
interface KeyedInput {
  idempotencyKey?: string | null;
  [field: string]: unknown;
}

type Make = (id: string) => Promise<unknown>;

/**
 * Does the work once for each idempotency key of the business, however often and however simultaneously it is sent. Later
 * requests with the same content get the id that the first one made its thing under; throws IDEMPOTENCY_KEY_REUSED where the
 * content or the operation is another.
 */
export async function once(
  work: Work,
  operation: string,
  { idempotencyKey, ...content }: KeyedInput,
  make: Make,
): Promise<string> {
  if (idempotencyKey) return onceForKey(work, { operation, key: idempotencyKey, hash: hashOf(content) }, make);
  const id = uuidv7();
  await make(id);
  return id;
}

/** The same for what Whorl does by itself, under a key that it makes: nobody's idempotency key collides with it. */
export async function onceEver(work: Work, operation: string, key: string, make: Make): Promise<void> {
  await onceForKey(work, { operation, key, hash: null }, make);
}

/** Whose operation a key is that was settled before anything was done with it. */
const SETTLED = 'settleRequest';

/**
 * Whether the request with this key was done. One that was not never will be: its key is taken here, so that it is refused
 * where it is still on its way.
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

/** The key's row is written first, so that whoever comes second waits for the first one's transaction. */
async function onceForKey(work: Work, claim: Claim, make: Make): Promise<string> {
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

/** A key kept without a hash, before there were any, is taken to match. */
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

/** Of the content with its fields in one order. Fields left out, which mean the default, are not the same as null. */
const hashOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content, inOneOrder)).digest('hex');

const inOneOrder = (_name: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
