import type { ClientBase } from 'pg';
import { type ChainReport, verifyChain } from './verifyChain.ts';

const BUSINESSES_AT_ONCE = 500;

/** The triggers and rules in the database that reject changes to the audit log. */
const GUARDS = [
  ...['activities', 'audit_links', 'audit_heads', 'ended_audit_chains'].map((table) => `${table}_keep_all`),
  'activities_chained',
  'activities_keep',
  'activities_go',
  'audit_links_made',
  'audit_links_keep',
  'audit_links_go',
  'audit_heads_made',
  'audit_heads_go',
  'audit_heads_gone',
  'ended_audit_chains_made',
  'ended_audit_chains_keep',
];

/** Yields a report for the chain of each business. */
export async function* verifyAudit(client: ClientBase): AsyncGenerator<ChainReport> {
  let businesses = await businessesAfter(client, null);
  while (businesses.length > 0) {
    for (const businessId of businesses) yield verifyChain(client, businessId);
    businesses = await businessesAfter(client, businesses.at(-1)!);
  }
}

/** Returns the next businesses, including erased ones of which only the chain is left. */
async function businessesAfter(client: ClientBase, after: string | null): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from (select id from businesses union select business_id from audit_heads) b
     where $1::uuid is null or id > $1 order by id limit ${BUSINESSES_AT_ONCE}`,
    [after],
  );
  return rows.map(({ id }) => id);
}

/** Returns the guards that are missing or disabled. */
export async function missingGuards(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tgname as name from pg_trigger where tgname = any($1) and tgenabled in ('O', 'A')`,
    [GUARDS],
  );
  const there = rows.map(({ name }) => name);
  return GUARDS.filter((name) => !there.includes(name));
}

/** Returns the last link of an erased business's chain; undefined where no business with this id was erased. */
export async function endedChain(
  client: ClientBase,
  businessId: string,
): Promise<{ entries: number; endedAt: Date } | undefined> {
  const { rows } = await client.query<{ entries: string; endedAt: Date }>(
    `select entries, ended_at as "endedAt" from ended_audit_chains where business_hash = sha256(uuid_send($1::uuid))`,
    [businessId],
  );
  return rows[0] && { entries: Number(rows[0].entries), endedAt: rows[0].endedAt };
}
