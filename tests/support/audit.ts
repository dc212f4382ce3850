import { sql } from 'kysely';
import pg from 'pg';
import { FIELD_WORDS, WITHOUT_WORDS } from '#server/features/audit/fieldWords.ts';
import { type ChainReport, verifyChain } from '#server/features/audit/verifyChain.ts';
import type { TestApp } from './app.ts';
import type { GraphQLPerson } from './person.ts';

export const AUDIT_LOG = `query ($filter: AuditFilter, $first: Int, $after: String) {
  auditLog(filter: $filter, first: $first, after: $after) {
    nodes {
      id number hash type summary actorKind actorId actorName occurredAt address device requestId
      changes { field before after } customer { id } quote { id } invoice { id }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

export interface AuditEntry {
  id: string;
  number: number | null;
  hash: string | null;
  type: string;
  summary: string;
  actorKind: string;
  actorId: string | null;
  actorName: string | null;
  occurredAt: string;
  address: string | null;
  device: string | null;
  requestId: string | null;
  changes: { field: string; before: string | null; after: string | null }[];
}

/** Returns the first page of the audit log, newest first. */
export async function entriesOf(
  person: Pick<GraphQLPerson, 'ask'>,
  filter: Record<string, unknown> = {},
  first = 100,
): Promise<AuditEntry[]> {
  return (await person.ask(AUDIT_LOG, { filter, first })).auditLog.nodes;
}

export const memberOf = ({ services }: TestApp, { accessToken }: GraphQLPerson) =>
  services.accessTokens.read(accessToken ?? '')!;

/** Returns recorded fields, of any business, that the audit log has no words for. */
export async function fieldsWithoutWords({ services }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ field: string }>`
    select distinct jsonb_object_keys(coalesce(before, '{}') || coalesce(after, '{}')) as field from activities
  `.execute(services.database.em.getKysely());
  return rows.map(({ field }) => field).filter((field) => !FIELD_WORDS.has(field) && !WITHOUT_WORDS.includes(field));
}

/** Runs `work` with a separate connection. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Returns the result of `npm run audit:verify` for a person's business. */
export const verified = (app: TestApp, person: GraphQLPerson): Promise<ChainReport> =>
  withClient(app.databaseUrl, (client) => verifyChain(client, memberOf(app, person).businessId));

/** Runs statements with the database's rules disabled, as an administrator could. */
export const byForce = (app: TestApp, ...statements: [text: string, values: unknown[]][]): Promise<void> =>
  withClient(app.databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    for (const [text, values] of statements) await client.query(text, values);
  });
