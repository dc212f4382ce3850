import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import { andVisible, rowVisibilityOf, viewerCte } from '#server/platform/auth/rowVisibility.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import { hasWords, searchTerm } from '#server/platform/reads/textSearch.ts';
import { knownKeys, likeliest, rarestKnown, withWords } from './customerKeys.ts';

/** The default for the most matches that are listed by id. */
const MOST_NAMED = 100;
/** Number of the likeliest candidates that are compared before the others. */
const COMPARED_FIRST = 12;
/** Most customers returned by the loosest similarity search. */
const MOST_ALIKE = 20;
/** Lowest trigram similarity, 0 to 1, at which two words match; tolerates an omitted letter or two swapped ones. */
const LIKENESS_OF_PARTS = 0.45;
/**
 * Lowest similarity at which several words match as a whole; high enough that sharing all words but one does not
 * suffice.
 */
const LIKENESS_OF_WORDS = 0.6;

/** The customers that match a search. */
export interface FoundCustomers {
  /** Undefined where more match than are listed by id; then scanning a list in order fills a page quickly. */
  ids: string[] | undefined;
  /** Builds the condition that a customer (of the alias) matches. */
  isFound(alias: string): RawBuilder<unknown>;
}

/**
 * Finds visible customers that match a search: by exact words; where none match and the caller found nothing else
 * either, by similar words, then by partly similar text. Lists at most one page of ids.
 */
export async function findCustomers(
  database: Queryable,
  scope: Scope,
  search: string,
  otherwiseFound: RawBuilder<unknown> = sql`false`,
  mostNamed = MOST_NAMED,
): Promise<FoundCustomers> {
  const found = rowVisibilityOf(scope).seesAll('customers')
    ? withWords(scope, search)
    : sql`select c.id from customers c where ${ofThem(scope)} and ${hasWords('c.search_words', search)}`;
  const { rows } = await sql<{ ids: string[] | null; settled: boolean }>`
    with ${viewerCte(scope, ',')}found as materialized (select array(${found} limit ${mostNamed + 1})::text[] as ids)
    select case when cardinality(ids) <= ${mostNamed} then ids end as ids, ${otherwiseFound} as settled from found
  `.execute(database);
  const { ids, settled } = rows[0]!;
  if (!ids) return { ids: undefined, isFound: (alias) => hasWords(`${alias}.search_words`, search) };
  return named(ids.length > 0 || settled ? ids : await findAlike(database, scope, search));
}

/**
 * Builds the query for the ids of similar customers, empty while any customer matches exactly. Only for viewers of all
 * customers.
 */
export const alikeIfNoneHas = (scope: Scope, search: string): RawBuilder<unknown> =>
  alike(scope, search, sql`exists (${withWords(scope, search, rarestKnown)})`);

const ofThem = (scope: Scope) => sql`c.business_id = ${scope.businessId}${andVisible(scope, 'customers', 'c')}`;

async function findAlike(database: Queryable, scope: Scope, search: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    ${viewerCte(scope)}select a.id from (${alike(scope, search)}) a
  `.execute(database);
  return rows.map(({ id }) => id);
}

/** Belongs to a statement that defines the scope first. */
function alike(scope: Scope, search: string, isSettled: RawBuilder<unknown> = sql`false`): RawBuilder<unknown> {
  const term = searchTerm(search);
  const compared = rowVisibilityOf(scope).seesAll('customers')
    ? comparedInTurn(scope, term)
    : sql`compared as materialized (${comparing(scope, term)})`;
  return sql`
    with ${compared},
    alike as materialized (
      select l.id, word_similarity(${term}, l.search_words) as likeness from compared l
      where l.has_words_alike or not exists (select from compared o where o.has_words_alike))
    select id from alike where not ${isSettled} and likeness >= ${LIKENESS_OF_PARTS} order by likeness desc, id limit ${MOST_ALIKE}`;
}

const comparing = (scope: Scope, term: string) => sql`
  select c.id, c.search_words, strict_word_similarity(${term}, c.search_words) >= ${LIKENESS_OF_WORDS} as has_words_alike
  from customers c where ${ofThem(scope)}`;

/**
 * Compares the likeliest candidates first and the others only where none of those match, because comparing is the most
 * expensive step.
 */
const comparedInTurn = (scope: Scope, term: string) => sql`
  known as materialized (${knownKeys(scope, term)}),
  likely as materialized (select array(${likeliest(scope)}) as ids),
  likeliest as materialized (
    ${comparing(scope, term)} and c.id in (select each_id((select ids[:${COMPARED_FIRST}] from likely)))),
  compared as materialized (
    select * from likeliest
    union all
    ${comparing(scope, term)} and c.id in (select each_id((select ids[${COMPARED_FIRST + 1}:] from likely)))
      and not exists (select from likeliest where has_words_alike))`;

const named = (ids: string[]) => ({ ids, isFound: (alias: string) => isOneOf(alias, sql`${ids}::uuid[]`) });

/** Builds the condition that a customer (of the alias) is among the given ids. */
export const isOneOf = (alias: string, ids: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${sql.raw(alias)}.id in (select each_id(${ids}))`;
