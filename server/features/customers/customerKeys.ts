import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#server/platform/auth/viewer.ts';
import type { Walk } from '#server/platform/reads/asked.ts';
import { type PageArgs, pageBounds } from '#server/platform/reads/keyset.ts';
import { hasWords, isKey, keysOfWords } from '#server/platform/reads/textSearch.ts';
import { customerSorts } from './customer.sorts.ts';

/** What is counted of a key of words that are there, to tell whether few have it. */
const FEW = 25;
/** And what is read of a key of words that are misspelt. */
const MOST_OF_A_KEY = 60;
/** Of keys that are had by more than this together, only the rarest tell who is meant. */
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
    : sql`(${hasWords('t.name', search)} or ${ofCustomer(scope, hasWords('c.search_text', search))})`;
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

/** The keys of words that nobody has as they are, and who has each, as far as that matters: `known` below. */
export const knownKeys = ({ businessId }: Scope, term: string): RawBuilder<unknown> => sql`
  select key, ids, cardinality(ids) as count from (
    select w.key, array(
      select k.customer_id from customer_keys k where k.business_id = ${businessId} and k.key = w.key limit ${MOST_OF_A_KEY}) as ids
    from search_keys(${term}) w (key) where length(key) = 3 offset 0) w`;

/** Of the known keys the one that fewest have. */
export const rarestKnown = sql`(select key from known order by count, key limit 1)`;

/** The ids of those who share most of the known keys: of what is shared, that which few have counts most. */
export const likeliest = sql`
    with telling as (
      select ids, count from (
        select ids, count, sum(count) over (order by count, key) - count as told from known where count > 0) k
      where told < ${MOST_TOLD})
    select id from telling w, unnest(w.ids) id
    group by id order by sum(${MOST_OF_A_KEY + 1} - w.count) desc, id limit ${MOST_COMPARED}`;

const keyed = ({ businessId }: Scope, key: RawBuilder<unknown>) => sql`
  (select k.business_id, k.key, k.name, k.customer_id as id from customer_keys k) t
  where t.business_id = ${businessId} and t.key = ${key}`;

/** A scalar subselect is asked for each row in turn, where a join could read all customers first. */
const ofCustomer = ({ businessId }: Scope, condition: RawBuilder<unknown>) =>
  sql`(select ${condition} from customers c where c.business_id = ${businessId} and c.id = t.id)`;

/** The key of the words that fewest have. */
function rarestKey({ businessId }: Scope, search: string): RawBuilder<unknown> {
  const [key, ...more] = keysOfWords(search);
  if (more.length === 0) return sql`${key}`;
  return sql`(
    select w.key from unnest(${[key, ...more]}::text[]) w (key) order by cardinality(array(
      select true from customer_keys k where k.business_id = ${businessId} and k.key = w.key limit ${FEW})), w.key limit 1)`;
}
