import { sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { type Permission, type Role, roleAllows } from '#domain/permissions.ts';
import type { Member } from '#server/platform/auth/viewer.ts';
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
  const term = searchTerm(query);
  if (!term) return [];
  const { businessId } = member;
  const documents = (table: 'quotes' | 'invoices', kind: SearchKind) => sql`
    (select d.id, ${kind}::text as kind, d.number as title, c.name as subtitle,
        case when ${contains('lower(d.number)', term)} then 2 else word_similarity(${term}, c.search_text) end as likeness, d.created_at
      from ${sql.table(table)} d join customers c on c.business_id = d.business_id and c.id = d.customer_id
      where d.business_id = ${businessId} and (${contains('lower(d.number)', term)} or d.customer_id in (
        select m.id from customers m where m.business_id = ${businessId} and ${resembles('m.search_text', term)}))
      order by likeness desc, d.created_at desc limit ${most})`;
  const { rows } = await sql<SearchHit>`
    select id, kind, title, subtitle from (
      (select c.id, 'CUSTOMER' as kind, c.name as title, coalesce(c.email, c.phone) as subtitle,
          word_similarity(${term}, c.search_text) + 0.5 as likeness, c.created_at
        from customers c where c.business_id = ${businessId} and c.archived_at is null and ${resembles('c.search_text', term)}
        order by likeness desc, c.created_at desc limit ${most})
      union all ${documents('quotes', 'QUOTE')} union all ${documents('invoices', 'INVOICE')}
    ) found where kind = any(${readable(member.role)}) order by likeness desc, created_at desc limit ${most}
  `.execute(database.em.getKysely());
  return rows;
}
