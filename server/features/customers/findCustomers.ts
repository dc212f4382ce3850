import { type RawBuilder, sql } from 'kysely';
import { andSeen, askerOf } from '#server/platform/auth/sight.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import type { ReadDatabase } from '#server/platform/reads/asked.ts';
import { contains, hasWordLike, hasWordsAlike, resembles, searchTerm } from '#server/platform/reads/textSearch.ts';

/** As many customers as a search names one by one. */
const MOST_NAMED = 100;
/** Of those who only have something like it. */
const MOST_ALIKE = 20;
/** Shorter searches are compared with the beginnings of words. */
const SHORTEST_PART = 3;

/** The customers whom a search means. */
export interface FoundCustomers {
  /** Undefined where there are more than can be named: then so many match that going through a list soon fills a page. */
  ids: string[] | undefined;
  /** Whether a customer (of the alias) is one of them. */
  isFound(alias: string): RawBuilder<unknown>;
}

/**
 * Whom a search means, of those whom the asker sees: those who have the words as they are, in what customers are searched
 * by; where nobody has, and nothing else is found by them, those who have words much like them; where nobody has, those who
 * have something like them. Up to a page of customers is named, and more than that is never listed.
 */
export async function findCustomers(
  database: ReadDatabase,
  scope: Scope,
  search: string,
  otherwiseFound: RawBuilder<unknown> = sql`false`,
): Promise<FoundCustomers> {
  const isPart = searchTerm(search).length >= SHORTEST_PART;
  const matches = isPart ? contains('c.search_text', search) : hasWordLike('c.search_text', search);
  const { rows } = await sql<{ ids: string[]; settled: boolean }>`
    ${askerOf(scope)}select array(select c.id from customers c where c.business_id = ${scope.businessId} and ${matches}${andSeen(scope, 'customers', 'c')} limit ${MOST_NAMED + 1})::text[] as ids,
      ${otherwiseFound} as settled
  `.execute(database);
  const { ids, settled } = rows[0]!;
  if (ids.length > MOST_NAMED) return { ids: undefined, isFound: (alias) => hasWords(alias, search, isPart) };
  return named(ids.length > 0 || settled ? ids : await findAlike(database, scope, search));
}

async function findAlike(database: ReadDatabase, scope: Scope, search: string): Promise<string[]> {
  for (const isAlike of [hasWordsAlike, resembles]) {
    const { rows } = await sql<{ id: string }>`
      ${askerOf(scope)}select c.id from customers c
      where c.business_id = ${scope.businessId} and ${isAlike('c.search_text', search)}${andSeen(scope, 'customers', 'c')}
      order by word_similarity(${searchTerm(search)}, c.search_text) desc, c.id limit ${MOST_ALIKE}
    `.execute(database);
    if (rows.length > 0) return rows.map(({ id }) => id);
  }
  return [];
}

const named = (ids: string[]): FoundCustomers => ({
  ids,
  isFound: (alias) => sql`${sql.raw(alias)}.id in (select each_id(${ids}::uuid[]))`,
});

/** No index serves this, on purpose: rows are gone through in their order, and a page is full soon. */
function hasWords(alias: string, search: string, isPart: boolean): RawBuilder<unknown> {
  const text = sql.raw(`${alias}.search_text`);
  const term = searchTerm(search);
  return isPart ? sql`strpos(${text}, ${term}) > 0` : sql`strpos(' ' || ${text}, ${` ${term}`}) > 0`;
}
