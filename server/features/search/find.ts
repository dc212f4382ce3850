import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { type Permission, type Role, roleAllows } from '#domain/permissions.ts';
import { invoiceReads } from '#server/features/invoices/index.ts';
import { quoteReads } from '#server/features/quotes/index.ts';
import type { Member, Scope } from '#server/platform/auth/viewer.ts';
import { inSight } from '#server/platform/plan/retention.ts';
import type { ReadShape } from '#server/platform/reads/shape.ts';
import { contains, resembles, searchTerm } from '#server/platform/reads/textSearch.ts';
import type { SearchHit, SearchKind } from './search.types.ts';

const permissions: Record<SearchKind, Permission> = {
  CUSTOMER: 'customers.read',
  QUOTE: 'quotes.read',
  INVOICE: 'invoices.read',
};
const readable = (role: Role) =>
  (Object.keys(permissions) as SearchKind[]).filter((kind) => roleAllows(role, permissions[kind]));

/** The best matches of all kinds that this person may read, the most alike first. */
export async function find(database: Database, member: Member, query: string, most: number): Promise<SearchHit[]> {
  const { businessId, role } = member;
  const term = searchTerm(query);
  if (!term) return [];
  const { rows } = await sql<SearchHit>`
    with named as materialized (
      select c.id, c.name, c.email, c.phone, c.archived_at, c.created_at, word_similarity(${term}, c.search_text) as likeness
      from customers c where c.business_id = ${businessId} and ${resembles('c.search_text', term)}
    )
    select id, kind, title, subtitle from (
      select id, 'CUSTOMER' as kind, name as title, coalesce(email, phone) as subtitle, likeness, created_at
      from named where archived_at is null
      union all ${documents(quoteReads, 'QUOTE', member, term)}
      union all ${documents(invoiceReads, 'INVOICE', member, term)}
    ) found where kind = any(${readable(role)}) order by likeness desc, created_at desc limit ${most}
  `.execute(database.em.getKysely());
  return rows;
}

/** By number, and by whom they are for: that is half as good, so that a customer's many documents crowd nobody out. */
function documents(shape: ReadShape, kind: SearchKind, scope: Scope, term: string): RawBuilder<unknown> {
  const { businessId } = scope;
  const table = sql.table(shape.table);
  const visible = inSight(shape, scope, 'd');
  const hasNumber = contains('lower(d.number)', term);
  return sql`
    (select d.id, ${kind}::text as kind, d.number as title, c.name as subtitle,
        word_similarity(${term}, lower(d.number)) as likeness, d.created_at
      from ${table} d join customers c on c.business_id = d.business_id and c.id = d.customer_id
      where d.business_id = ${businessId} and ${visible} and ${hasNumber})
    union all
    (select d.id, ${kind}::text, d.number, n.name, n.likeness / 2, d.created_at
      from named n join ${table} d on d.business_id = ${businessId} and d.customer_id = n.id
      where ${visible} and not ${hasNumber})`;
}
