import { type RawBuilder, sql } from 'kysely';
import { andSeen, askerOf, sightOf } from '#server/platform/auth/sight.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import type { ReadDatabase } from '#server/platform/reads/asked.ts';
import { hasWords, searchTerm } from '#server/platform/reads/textSearch.ts';
import { knownKeys, likeliest, rarestKnown, withWords } from './customerKeys.ts';

/** As many customers as a search names one by one, where nothing else is said. */
const MOST_NAMED = 100;
/** Of those whose words may be meant, so many are compared before the others. */
const COMPARED_FIRST = 12;
/** Of those who only have something like it. */
const MOST_ALIKE = 20;
/** How alike two words must be for a search to take one for the other, 0 to 1; low enough for a letter left out or swapped. */
const LIKENESS_OF_PARTS = 0.45;
/** And for it to take several whole words for others: high enough that those who share all but one word are not meant. */
const LIKENESS_OF_WORDS = 0.6;

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
  mostNamed = MOST_NAMED,
): Promise<FoundCustomers> {
  const found = sightOf(scope).seesAll('customers')
    ? withWords(scope, search)
    : sql`select c.id from customers c where ${ofThem(scope)} and ${hasWords('c.search_words', search)}`;
  const { rows } = await sql<{ ids: string[] | null; settled: boolean }>`
    with ${askerOf(scope, ',')}found as materialized (select array(${found} limit ${mostNamed + 1})::text[] as ids)
    select case when cardinality(ids) <= ${mostNamed} then ids end as ids, ${otherwiseFound} as settled from found
  `.execute(database);
  const { ids, settled } = rows[0]!;
  if (!ids) return { ids: undefined, isFound: (alias) => hasWords(`${alias}.search_words`, search) };
  return named(ids.length > 0 || settled ? ids : await findAlike(database, scope, search));
}

/** The ids of those whom the words may mean otherwise, as long as nobody has them as they are. For those who see all customers. */
export const alikeIfNoneHas = (scope: Scope, search: string): RawBuilder<unknown> =>
  alike(scope, search, sql`exists (${withWords(scope, search, rarestKnown)})`);

const ofThem = (scope: Scope) => sql`c.business_id = ${scope.businessId}${andSeen(scope, 'customers', 'c')}`;

async function findAlike(database: ReadDatabase, scope: Scope, search: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    ${askerOf(scope)}select a.id from (${alike(scope, search)}) a
  `.execute(database);
  return rows.map(({ id }) => id);
}

/** In a statement that begins with who asks. */
function alike(scope: Scope, search: string, isSettled: RawBuilder<unknown> = sql`false`): RawBuilder<unknown> {
  const term = searchTerm(search);
  const compared = sightOf(scope).seesAll('customers')
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

/** The likeliest first, and the others only where none of those has the words: to compare takes longer than all the rest. */
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

/** Whether a customer (of the alias) is among some whose ids are known. */
export const isOneOf = (alias: string, ids: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`${sql.raw(alias)}.id in (select each_id(${ids}))`;
