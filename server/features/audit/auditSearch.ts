import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import { findCustomers } from '#server/features/customers/index.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import { contains, hasWordLike, searchTerm } from '#server/platform/reads/textSearch.ts';

/** The most matches that are listed by id; with more, scanning the log in order fills a page quickly. */
const MOST_NAMED = 100;
/** Shorter searches match the beginnings of words only. */
const SHORTEST_PART = 3;

/** Builds the condition on entries `t` for a search: by summary, actor, or customer concerned. */
export async function auditSearch(database: Queryable, scope: Scope, search: string): Promise<RawBuilder<unknown>> {
  const mine = sql`from activities d where d.business_id = ${scope.businessId}`;
  const people = await peopleCalled(database, scope, search);
  const { told, done } = await namedEntries(database, mine, search, people);
  const isSettled = told.length > 0 || people.length > 0;
  const customers = await findCustomers(database, scope, search, sql.raw(String(isSettled)));
  if (told.length <= MOST_NAMED && done.length <= MOST_NAMED && customers.ids)
    return sql`t.id in (select each_id(array(select unnest(${[...told, ...done]}::uuid[])
      union all select d.id ${mine} and d.customer_id = any(${customers.ids}::uuid[]))))`;
  // No index serves this condition, on purpose: rows are scanned in their sort order.
  return sql`(strpos(search_form(t.summary), ${searchTerm(search)}) > 0 or t.actor_id = any(${people}::uuid[])
    or (select ${customers.isFound('c')} from customers c where c.business_id = ${scope.businessId} and c.id = t.customer_id))`;
}

async function peopleCalled(database: Queryable, { businessId }: Scope, search: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from memberships m join users u on u.id = m.user_id
    where m.business_id = ${businessId} and strpos(search_form(u.full_name), ${searchTerm(search)}) > 0
  `.execute(database);
  return rows.map(({ id }) => id);
}

/** Returns entries that match by summary or actor: up to the limit, plus one to show that more exist. */
async function namedEntries(
  database: Queryable,
  mine: RawBuilder<unknown>,
  search: string,
  people: string[],
): Promise<{ told: string[]; done: string[] }> {
  const isPart = searchTerm(search).length >= SHORTEST_PART;
  const matches = isPart ? contains('search_form(d.summary)', search) : hasWordLike('search_form(d.summary)', search);
  const { rows } = await sql<{ told: string[]; done: string[] }>`
    select array(select d.id ${mine} and ${matches} limit ${MOST_NAMED + 1})::text[] as told,
      array(select d.id ${mine} and d.actor_id = any(${people}::uuid[]) limit ${MOST_NAMED + 1})::text[] as done
  `.execute(database);
  return rows[0]!;
}
