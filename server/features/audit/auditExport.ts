import { Readable } from 'node:stream';
import type { FastifyPluginAsync } from 'fastify';
import { sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import { withTenant } from '#db/tenancy/tenantContext.ts';
import { AUDIT_ACTOR_KIND_NAMES, type AuditActorKind } from '#domain/audit.ts';
import { formatDateTime } from '#domain/dates.ts';
import { auditFilterInput } from '#domain/inputs/audit.ts';
import { parseInput } from '#server/core/input.ts';
import { actorNameSql } from '#server/features/activity/index.ts';
import { deviceInWords } from '#server/features/identity/index.ts';
import { requireStepUp } from '#server/platform/auth/stepUp.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import type { Services } from '#server/platform/graphql/context.ts';
import { withAuthorizedMember } from '#server/platform/http/authorizeRequest.ts';
import { CSV_BEGINS, csvRows } from '#server/platform/http/csv.ts';
import { recordDownload } from '#server/platform/http/recordDownload.ts';
import { type AuditSelection, auditSelection } from './audit.filter.ts';
import { linkSql, recordedChangeSql } from './audit.reads.ts';
import { type ChangeInWords, changesInWords, type RecordedChange } from './changesInWords.ts';

const ROWS_AT_ONCE = 500;

const columns = [
  'Number',
  'When',
  'When (UTC)',
  'Who',
  'Kind',
  'What',
  'Type',
  'Changes',
  'Address',
  'Device',
  'Request',
  'Hash',
];

/** Serves the audit log entries that match the filter in the URL, as CSV, newest first. */
export const auditExportRoutes =
  (services: Services): FastifyPluginAsync =>
  async (app) => {
    app.get('/export/audit-log.csv', async (request, reply) => {
      const database = services.database.em.getKysely();
      const rows = await withAuthorizedMember(services, request, reply, 'audit.read', async (member) => {
        await requireStepUp(services, member);
        const selection = await auditSelection(parseInput(auditFilterInput, request.query), 'NEWEST', member, database);
        await recordDownload(services, request, member, 'the audit log');
        return csvOf(database, member, selection);
      });
      return reply
        .header('content-disposition', 'attachment; filename="audit-log.csv"')
        .type('text/csv; charset=utf-8')
        .send(Readable.from(rows));
    });
  };

interface Entry {
  id: string;
  place: string;
  number: number | null;
  occurredAt: string;
  actorKind: AuditActorKind;
  actorName: string | null;
  summary: string;
  type: string;
  changes: RecordedChange;
  address: string | null;
  userAgent: string | null;
  requestId: string | null;
  hash: string | null;
}

/** Yields the CSV a few rows at a time, so that memory use does not depend on the length of the log. */
async function* csvOf(database: Queryable, scope: Scope, selection: AuditSelection): AsyncGenerator<string> {
  // Needs its own tenant context, because the stream is read after the request handler has returned.
  const after = (last?: Entry) => withTenant(scope.businessId, () => entriesAfter(database, scope, selection, last));
  yield CSV_BEGINS + csvRows([columns]);
  let entries = await after();
  while (entries.length > 0) {
    yield csvRows(entries.map(cells));
    entries = await after(entries.at(-1));
  }
}

async function entriesAfter(
  database: Queryable,
  { businessId }: Scope,
  { where, sort }: AuditSelection,
  last: Entry | undefined,
): Promise<Entry[]> {
  const key = sql.raw(sort.sql);
  const after = last ? sql`(${key}, t.id) < (${last.place}::${sql.raw(sort.type)}, ${last.id}::uuid)` : sql`true`;
  const { rows } = await sql<{ entry: Entry }>`
    select json_build_object('id', t.id, 'place', (${key})::text, 'number', ${sql.raw(linkSql('t', 'l.number'))},
      'occurredAt', t.occurred_at, 'actorKind', t.actor_kind, 'actorName', ${sql.raw(actorNameSql('t'))},
      'summary', t.summary, 'type', t.type, 'changes', ${sql.raw(recordedChangeSql('t'))}, 'address', t.address,
      'userAgent', t.user_agent, 'requestId', t.request_id, 'hash', ${sql.raw(linkSql('t', "encode(l.hash, 'hex')"))}) as entry
    from activities t where t.business_id = ${businessId} and ${where} and ${after}
    order by ${key} desc, t.id desc limit ${ROWS_AT_ONCE}
  `.execute(database);
  return rows.map(({ entry }) => entry);
}

const cells = (entry: Entry) => [
  entry.number,
  formatDateTime(entry.occurredAt, entry.changes.timeZone),
  new Date(entry.occurredAt).toISOString(),
  entry.actorName,
  AUDIT_ACTOR_KIND_NAMES[entry.actorKind],
  entry.summary,
  entry.type,
  changesInWords(entry.changes).map(inOneLine).join('; '),
  entry.address,
  entry.userAgent && deviceInWords(entry.userAgent).name,
  entry.requestId,
  entry.hash,
];

const inOneLine = ({ field, before, after }: ChangeInWords) =>
  `${field}: ${before ?? 'nothing'} → ${after ?? 'nothing'}`;
