import type { AuditFilter } from '#client/graphql/schema.generated.ts';
import type { ListQuery } from '#client/ui/list/listQuery.ts';
import { oneOf } from '#client/ui/list/selection.ts';
import { AUDIT_ACTOR_KINDS, AUDIT_THINGS } from '#domain/audit.ts';
import { isLikelyDate } from '#domain/dates.ts';
import { AuditLogDocument, type AuditRowFragment } from './audit.generated.ts';

const PAGE_SIZE = 50;
const ID = /^[\da-f-]{36}$/i;

/** Which entries an address asks for. Who is a kind, or one person or key. */
function auditFilter(search: URLSearchParams): AuditFilter {
  const who = search.get('who') ?? '';
  const day = (name: string) => {
    const given = search.get(name) ?? '';
    return isLikelyDate(given) ? given : null;
  };
  return {
    actorId: ID.test(who) ? who : null,
    actorKind: oneOf(search, 'who', AUDIT_ACTOR_KINDS) ?? null,
    thing: oneOf(search, 'what', AUDIT_THINGS) ?? null,
    from: day('from'),
    to: day('to'),
    search: search.get('q') || null,
  };
}

/** The list of entries that an address asks for. */
export const auditList = (search: URLSearchParams): ListQuery<'auditLog', AuditRowFragment> => ({
  query: AuditLogDocument,
  field: 'auditLog',
  variables: { filter: auditFilter(search) },
  size: PAGE_SIZE,
});

/** Where the same entries are as CSV. */
export function auditExportPath(search: URLSearchParams): string {
  const given = Object.entries(auditFilter(search)).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const query = new URLSearchParams(given).toString();
  return `/export/audit-log.csv${query && `?${query}`}`;
}
