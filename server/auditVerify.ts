import { parseArgs } from 'node:util';
import pg from 'pg';
import { ConfigError, readConfig } from './config.ts';
import { endedChain, missingGuards, verifyAudit } from './features/audit/verifyAudit.ts';
import { verifyChain } from './features/audit/verifyChain.ts';
import { isUuid } from './platform/graphql/ids.ts';
import { withDatabase } from './withDatabase.ts';

// npm run audit:verify [-- --business <id>]: goes through the chains of the audit log, whether or not Whorl is running
// meanwhile. Ends with 1 where one is broken.

try {
  const { values } = parseArgs({ options: { business: { type: 'string' } } });
  const isWhole = await withDatabase(readConfig(), (url) => verify(url, values.business));
  process.exitCode = isWhole ? 0 : 1;
} catch (error) {
  if (!(error instanceof ConfigError || isOfArguments(error))) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function verify(url: string, businessId: string | undefined): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, application_name: 'whorl audit:verify' });
  await client.connect();
  try {
    const missing = await missingGuards(client);
    for (const name of missing) console.log(`The rule ${name} is missing or switched off`);
    const isWhole = businessId ? await verifyOne(client, businessId) : await verifyAll(client);
    return isWhole && missing.length === 0;
  } finally {
    await client.end();
  }
}

async function verifyAll(client: pg.Client): Promise<boolean> {
  const count = { businesses: 0, entries: 0, broken: 0 };
  for await (const { businessId, entries, problem } of verifyAudit(client)) {
    count.businesses += 1;
    count.entries += entries;
    if (!problem) continue;
    count.broken += 1;
    console.log(`Business ${businessId}: ${problem}`);
  }
  console.log(
    `${inWords(count.businesses, 'business', 'businesses')}, ${inWords(count.entries, 'entry', 'entries')}: ` +
      (count.broken > 0 ? `${inWords(count.broken, 'chain is', 'chains are')} broken` : 'every chain is whole'),
  );
  return count.broken === 0;
}

async function verifyOne(client: pg.Client, businessId: string): Promise<boolean> {
  if (!isUuid(businessId)) {
    console.log(`${businessId} is no id of a business`);
    return false;
  }
  const ended = await endedChain(client, businessId);
  if (ended) {
    const entries = inWords(ended.entries, 'entry', 'entries');
    console.log(
      `Business ${businessId}: was erased on ${ended.endedAt.toISOString()}, and its chain of ${entries} with it`,
    );
    return true;
  }
  const { entries, problem } = await verifyChain(client, businessId);
  console.log(`Business ${businessId}: ${problem ?? `${inWords(entries, 'entry', 'entries')}, the chain is whole`}`);
  return !problem;
}

const inWords = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

function isOfArguments(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
