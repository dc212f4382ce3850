import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';

const LINKS_AT_ONCE = 1000;

/** The hashed text of an activity. Repeated here, so that a tampered database function cannot hide a change. */
const ENTRY_TEXT = `jsonb_build_array(a.business_id, a.id, a.type, a.summary, a.actor_kind, a.actor_id, a.customer_id, a.quote_id,
  a.invoice_id, a.payment_id, a.before, a.after, (extract(epoch from a.occurred_at) * 1000000)::bigint,
  a.address, a.user_agent, a.request_id)::text`;

/** The result for one chain: intact, or its first fault. */
export interface ChainReport {
  businessId: string;
  entries: number;
  /** Hash of the last entry, in hex. */
  hash: string;
  problem: string | undefined;
}

interface Link {
  number: string;
  hash: Buffer;
  activityId: string;
  /** Null where the activity is missing. */
  text: string | null;
}

/** Verifies one business's chain within one snapshot. */
export async function verifyChain(client: ClientBase, businessId: string): Promise<ChainReport> {
  await client.query('begin isolation level repeatable read read only');
  try {
    const walked = await walk(client, businessId);
    const problem =
      walked.problem ?? (await problemAtTheEnd(client, businessId, walked)) ?? (await unchained(client, businessId));
    return { businessId, entries: walked.entries, hash: walked.hash.toString('hex'), problem };
  } finally {
    await client.query('rollback');
  }
}

interface Walked {
  entries: number;
  hash: Buffer;
  problem?: string;
}

async function walk(client: ClientBase, businessId: string): Promise<Walked> {
  let entries = 0;
  let hash: Buffer = Buffer.alloc(0);
  for (;;) {
    const links = await linksAfter(client, businessId, entries);
    if (links.length === 0) return { entries, hash };
    for (const link of links) {
      const problem = problemOf(link, entries, hash);
      if (problem) return { entries, hash, problem };
      entries += 1;
      hash = link.hash;
    }
  }
}

async function linksAfter(client: ClientBase, businessId: string, number: number): Promise<Link[]> {
  const { rows } = await client.query<Link>(
    `select l.number, l.hash, l.activity_id as "activityId", case when a.id is not null then ${ENTRY_TEXT} end as text
     from audit_links l left join activities a on a.business_id = l.business_id and a.id = l.activity_id
     where l.business_id = $1 and l.number > $2 order by l.number limit ${LINKS_AT_ONCE}`,
    [businessId, number],
  );
  return rows;
}

function problemOf(link: Link, before: number, hash: Buffer): string | undefined {
  const number = Number(link.number);
  if (number !== before + 1) return `${inNumbers(before + 1, number - 1)} missing`;
  if (link.text === null) return `entry ${number} is missing (activity ${link.activityId})`;
  const isAsChained = hashOf(hash, number, link.text).equals(link.hash);
  return isAsChained ? undefined : `entry ${number} was changed (activity ${link.activityId})`;
}

function hashOf(before: Buffer, number: number, text: string): Buffer {
  const place = Buffer.alloc(8);
  place.writeBigInt64BE(BigInt(number));
  return createHash('sha256').update(before).update(place).update(text).digest();
}

async function problemAtTheEnd(
  client: ClientBase,
  businessId: string,
  { entries, hash }: Walked,
): Promise<string | undefined> {
  const { rows } = await client.query<{ entries: string; hash: Buffer; isOfNobody: boolean }>(
    `select entries, hash, not exists (select from businesses where id = business_id) as "isOfNobody"
     from audit_heads where business_id = $1`,
    [businessId],
  );
  const [head] = rows;
  if (!head) return entries > 0 ? 'the head of the chain is missing' : undefined;
  if (head.isOfNobody) return 'the business is missing, and its chain was not ended';
  const told = Number(head.entries);
  if (told > entries) return `${inNumbers(entries + 1, told)} missing, the newest`;
  if (told < entries) return `${inNumbers(told + 1, entries)} put in after the end`;
  return head.hash.equals(hash) ? undefined : `the head of the chain does not fit entry ${entries}`;
}

async function unchained(client: ClientBase, businessId: string): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `select a.id from activities a where a.business_id = $1 and not exists (
       select from audit_links l where l.business_id = a.business_id and l.activity_id = a.id) order by a.id limit 1`,
    [businessId],
  );
  return rows[0] && `activity ${rows[0].id} was put in past the chain`;
}

const inNumbers = (first: number, last: number) =>
  first === last ? `entry ${first} is` : `entries ${first} to ${last} are`;
