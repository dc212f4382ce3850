import { parseArgs } from 'node:util';
import pg from 'pg';
import { counted } from '#domain/counted.ts';
import { isUuid } from '#server/core/ids.ts';
import { ConfigError } from '../config.ts';
import { chainsThatDiffer, type Heads, noteHeads, readHeads } from '../features/audit/notedHeads.ts';
import { endedChain, missingGuards, verifyAudit } from '../features/audit/verifyAudit.ts';
import { verifyChain } from '../features/audit/verifyChain.ts';
import { withInstallation } from './withDatabase.ts';

/**
 * whorl audit:verify [--business <id> | --heads <file>]: verifies the chains of the audit log. Whorl may be running.
 * Returns 1 where a chain is broken or no longer contains the head that the file has from the last run.
 */
export async function auditVerify(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { business: { type: 'string' }, heads: { type: 'string' } } });
  const isWhole = await withInstallation((url) => verify(url, values));
  return isWhole ? 0 : 1;
}

interface Asked {
  business?: string;
  heads?: string;
}

async function verify(url: string, { business, heads }: Asked): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'whorl audit:verify' });
  await client.connect();
  try {
    const missing = await missingGuards(client);
    for (const name of missing) console.log(`The rule ${name} is missing or switched off`);
    const isWhole = business ? await verifyOne(client, business) : await verifyAll(client, heads);
    return isWhole && missing.length === 0;
  } finally {
    await client.end();
  }
}

async function verifyAll(client: pg.Client, file: string | undefined): Promise<boolean> {
  const differing = file ? await chainsThatDiffer(client, await earlier(file)) : [];
  for (const businessId of differing)
    console.log(`Business ${businessId}: its chain is not the one that was noted before`);
  const count = { businesses: 0, entries: 0, broken: 0 };
  const heads: Heads = {};
  for await (const { businessId, entries, hash, problem } of verifyAudit(client)) {
    count.businesses += 1;
    count.entries += entries;
    if (entries > 0) heads[businessId] = { entries, hash };
    if (!problem) continue;
    count.broken += 1;
    console.log(`Business ${businessId}: ${problem}`);
  }
  console.log(
    `${counted(count.businesses, 'business', 'businesses')}, ${counted(count.entries, 'entry', 'entries')}: ` +
      (count.broken > 0 ? `${counted(count.broken, 'chain is', 'chains are')} broken` : 'every chain is whole'),
  );
  if (count.broken > 0 || differing.length > 0) return false;
  if (file) noteHeads(file, heads);
  return true;
}

function earlier(file: string): Promise<Heads> {
  return readHeads(file).catch(() => {
    throw new ConfigError(`${file} does not hold what an earlier run noted`);
  });
}

async function verifyOne(client: pg.Client, businessId: string): Promise<boolean> {
  if (!isUuid(businessId)) {
    console.log(`${businessId} is no id of a business`);
    return false;
  }
  const ended = await endedChain(client, businessId);
  if (ended) {
    const entries = counted(ended.entries, 'entry', 'entries');
    console.log(
      `Business ${businessId}: was erased on ${ended.endedAt.toISOString()}, and its chain of ${entries} with it`,
    );
    return true;
  }
  const { entries, problem } = await verifyChain(client, businessId);
  console.log(`Business ${businessId}: ${problem ?? `${counted(entries, 'entry', 'entries')}, the chain is whole`}`);
  return !problem;
}
