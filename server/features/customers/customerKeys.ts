import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#server/platform/auth/viewer.ts';
import type { Walk } from '#server/platform/reads/asked.ts';
import { type PageArgs, pageBounds } from '#server/platform/reads/keyset.ts';
import { hasWords, isKey, keysOfWords } from '#server/platform/reads/textSearch.ts';
import { customerSorts } from './customer.sorts.ts';

/** What is counted of a key of words that are there, to tell whether few have it. */
const FEW = 25;
/** And of a key of words that are misspelt: one that more have tells whom they mean only where no other does. */
const MOST_OF_A_KEY = 90;
/** Of keys that are had by more than this together, only the rarest tell. */
const MOST_TOLD = 120;
/** Customers who are compared with words that are misspelt. */
const MOST_COMPARED = 40;

/*
 * Every customer stands in customer_keys once for each key of theirs (search_keys in the database), in the order of names:
 * a search goes through those who have its rarest key, and stops where a page is full.
 */

/** The ids of those who have the words, in the order of their names. For those who see all customers, as all that follows. */
export function withWords(scope: Scope, search: string, key = rarestKey(scope, search)): RawBuilder<unknown> {
  const meant = isKey(search)
    ? sql`true`
    : sql`(${hasWords('t.name', search)} or ${ofCustomer(scope, hasWords('c.search_words', search))})`;
  return sql`select t.id from ${keyed(scope, key)} and ${meant} order by t.name, t.id`;
}

/** Those who may have the words, by name from a place in that order on: one by one, since a join could read all customers first. */
export function byNameWithKey(scope: Scope, search: string, args: PageArgs): Omit<Walk, 'ifNone'> {
  const { after } = pageBounds({ ...customerSorts.NAME, sql: 't.name' }, args);
  return {
    from: sql`(select t.name, t.id from ${keyed(scope, rarestKey(scope, search))} and ${after}) k
      cross join lateral (select * from customers c where c.business_id = ${scope.businessId} and c.id = k.id offset 0) t`,
    key: 'k.name',
    orderBy: sql`k.name, k.id`,
  };
}

/** The keys of words that nobody has as they are, and how many have each, as far as that matters: `known` below. */
export const knownKeys = (scope: Scope, term: string): RawBuilder<unknown> => sql`
  select w.key, ${countOf(scope, MOST_OF_A_KEY)} as count from search_keys(${term}) w (key) where length(w.key) = 3`;

/** Of the known keys the one that fewest have. */
export const rarestKnown = sql`(select key from known order by count, key limit 1)`;

/** The ids of those who share most of the known keys: of what is shared, that which few have counts most. */
export const likeliest = ({ businessId }: Scope): RawBuilder<unknown> => sql`
    with telling as (
      select key, count from (
        select key, count, sum(count) over (order by count, key) - count as told from known where count > 0) k
      where told = 0 or (told < ${MOST_TOLD} and count < ${MOST_OF_A_KEY}))
    select k.id from telling w, lateral (
      select k.customer_id as id from customer_keys k
      where k.business_id = ${businessId} and k.key = w.key limit ${MOST_OF_A_KEY}) k
    group by k.id order by sum(${MOST_OF_A_KEY + 1} - w.count) desc, k.id limit ${MOST_COMPARED}`;

const keyed = ({ businessId }: Scope, key: RawBuilder<unknown>) => sql`
  (select k.business_id, k.key, k.name, k.customer_id as id from customer_keys k) t
  where t.business_id = ${businessId} and t.key = ${key}`;

/** A scalar subselect is asked for each row in turn, where a join could read all customers first. */
const ofCustomer = ({ businessId }: Scope, condition: RawBuilder<unknown>) =>
  sql`(select ${condition} from customers c where c.business_id = ${businessId} and c.id = t.id)`;

/** The key of the words that fewest have. */
function rarestKey(scope: Scope, search: string): RawBuilder<unknown> {
  const [key, ...more] = keysOfWords(search);
  if (more.length === 0) return sql`${key}`;
  return sql`(
    select w.key from unnest(${[key, ...more]}::text[]) w (key) order by ${countOf(scope, FEW)}, w.key limit 1)`;
}

/** How many have a key `w.key`, counted up to a bound. */
const countOf = ({ businessId }: Scope, most: number) => sql`cardinality(array(
      select true from customer_keys k where k.business_id = ${businessId} and k.key = w.key limit ${most}))`;
