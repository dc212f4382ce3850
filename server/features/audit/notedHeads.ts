import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ClientBase } from 'pg';
import * as z from 'zod';
import { writeDurably } from '#db/durableFile.ts';
import { endedChain } from './verifyAudit.ts';

const headsInFile = z.record(
  z.guid(),
  z.object({ entries: z.int().positive(), hash: z.string().regex(/^[0-9a-f]{64}$/) }),
);

/** Sequence number and last hash of each business's chain, stored in a file that the database's owner cannot write. */
export type Heads = z.output<typeof headsInFile>;

/** Reads the heads that an earlier run stored; empty before the first run. */
export async function readHeads(file: string): Promise<Heads> {
  return existsSync(file) ? headsInFile.parse(JSON.parse(await readFile(file, 'utf8'))) : {};
}

export function noteHeads(file: string, heads: Heads): void {
  writeDurably(file, JSON.stringify(heads));
}

/**
 * Returns businesses whose chain no longer contains the stored head: it was rewritten, or an older backup was restored.
 */
export async function chainsThatDiffer(client: ClientBase, noted: Heads): Promise<string[]> {
  const differing: string[] = [];
  for (const [businessId, { entries, hash }] of Object.entries(noted)) {
    const { rows } = await client.query<{ hash: string }>(
      `select encode(hash, 'hex') as hash from audit_links where business_id = $1 and number = $2`,
      [businessId, entries],
    );
    if (rows[0]?.hash === hash) continue;
    const ended = await endedChain(client, businessId);
    if (!ended || ended.entries < entries) differing.push(businessId);
  }
  return differing;
}
