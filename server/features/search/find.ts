import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#db/orm.ts';
import { type Grants, type Permission, permits } from '#domain/permissions.ts';
import { scopeNeeded } from '#server/core/errors.ts';
import { type FoundCustomers, findCustomers } from '#server/features/customers/index.ts';
import { invoiceReads } from '#server/features/invoices/index.ts';
import { quoteReads } from '#server/features/quotes/index.ts';
import { andVisible, viewerCte } from '#server/platform/auth/rowVisibility.ts';
import type { Actor, Scope } from '#server/platform/auth/viewer.ts';
import { withinRetention } from '#server/platform/plan/retention.ts';
import type { ReadShape } from '#server/platform/reads/shape.ts';
import { hasNumber, searchTerm } from '#server/platform/reads/textSearch.ts';
import type { SearchHit, SearchKind } from './search.types.ts';

const permissions: Record<SearchKind, Permission> = {
  CUSTOMER: 'customers.read',
  QUOTE: 'quotes.read',
  INVOICE: 'invoices.read',
};
const readable = (grants: Grants) =>
  (Object.keys(permissions) as SearchKind[]).filter((kind) => permits(grants, permissions[kind]));

/** Throws FORBIDDEN for an API key without any of the read scopes. A person without them gets no results instead. */
export function requireAnyKind({ kind, grants }: Actor): void {
  if (kind === 'key' && readable(grants).length === 0)
    throw scopeNeeded(permissions.CUSTOMER, permissions.QUOTE, permissions.INVOICE);
}

/** Returns the best matches of all kinds that the viewer may read, most similar first. */
export async function find(database: Database, actor: Actor, query: string, most: number): Promise<SearchHit[]> {
  const term = searchTerm(query);
  if (!term) return [];
  const connection = database.em.getKysely();
  const numbered = hasNumber('d', term);
  const customers = await findCustomers(connection, actor, term, numbered && numberExists(numbered, actor));
  const { rows } = await sql<SearchHit>`
    with ${viewerCte(actor, ',')}named as materialized (
      select c.id, c.name, c.email, c.phone, c.archived_at, c.created_at, word_similarity(${term}, c.search_words) as likeness
      from customers c where c.business_id = ${actor.businessId} and ${customers.isFound('c')}${andVisible(actor, 'customers', 'c')}
      order by ${orderBySimilarity(customers, term)} limit ${most}
    )
    select id, kind, title, subtitle from (
      select id, 'CUSTOMER' as kind, name as title, coalesce(email, phone) as subtitle, likeness, created_at
      from named where archived_at is null
      union all ${documents(quoteReads, 'QUOTE', { actor, numbered, most })}
      union all ${documents(invoiceReads, 'INVOICE', { actor, numbered, most })}
    ) found where kind = any(${readable(actor.grants)}) order by likeness desc, created_at desc limit ${most}
  `.execute(connection);
  return rows;
}

const numberExists = (numbered: RawBuilder<unknown>, scope: Scope) => sql`(
  exists (select from quotes d where d.business_id = ${scope.businessId} and ${numbered}${andVisible(scope, 'quotes', 'd')})
  or exists (select from invoices d where d.business_id = ${scope.businessId} and ${numbered}${andVisible(scope, 'invoices', 'd')}))`;

/**
 * Orders customers by similarity. With more matches than are listed by id, all contain the exact words, so the newest
 * come first.
 */
const orderBySimilarity = ({ ids }: FoundCustomers, term: string) =>
  ids
    ? sql`word_similarity(${term}, c.search_words) desc, c.created_at desc, c.id desc`
    : sql`c.created_at desc, c.id desc`;

interface Search {
  actor: Actor;
  numbered: RawBuilder<unknown> | undefined;
  most: number;
}

/**
 * Matches documents by number, or by customer with half the similarity, so that the many documents of one customer do
 * not displace other results.
 */
function documents(shape: ReadShape, kind: SearchKind, { actor, numbered, most }: Search): RawBuilder<unknown> {
  const visible = withinRetention(shape, actor, 'd');
  const source = sql`${sql.table(shape.table)} d where d.business_id = ${actor.businessId} and ${visible}${andVisible(actor, shape.table, 'd')}`;
  const ofCustomers = sql`
    (select d.id, ${kind}::text as kind, d.number as title, n.name as subtitle, n.likeness / 2 as likeness, d.created_at
      from named n cross join lateral (
        select d.id, d.number, d.created_at from ${source} and d.customer_id = n.id and not ${numbered ?? sql`false`}
        order by d.created_at desc, d.id desc limit ${most}) d
      where (select count(*) from named where archived_at is null) < ${most})`;
  if (!numbered) return ofCustomers;
  return sql`
    (select d.id, ${kind}::text as kind, d.number as title,
        (select c.name from customers c where c.business_id = d.business_id and c.id = d.customer_id) as subtitle,
        1::real as likeness, d.created_at
      from ${source} and ${numbered})
    union all ${ofCustomers}`;
}
