import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#server/platform/auth/viewer.ts';
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

/** The ids of a page, and of one more, of those who have the words and meet a condition on customers `c`, by name. */
export function pageWithWords(
  scope: Scope,
  search: string,
  key: RawBuilder<unknown>,
  condition: RawBuilder<unknown>,
  args: PageArgs,
): RawBuilder<unknown> {
  const { after, orderBy, limit } = pageBounds({ ...customerSorts.NAME, sql: 't.name' }, args);
  const meant = ofCustomer(scope, sql`${hasWords('c.search_text', search)} and ${condition}`);
  return sql`select t.id from ${keyed(scope, key)} and ${after} and ${meant} order by ${orderBy} limit ${limit + 1}`;
}

/** The ids of those who share most with words that nobody has as they are: of what is shared, that which few have counts most. */
export function likeliest({ businessId }: Scope, term: string): RawBuilder<unknown> {
  const having = sql`select k.customer_id from customer_keys k where k.business_id = ${businessId} and k.key = w.key limit ${MOST_OF_A_KEY}`;
  return sql`
    with known as materialized (
      select w.key, (select count(*) from (${having}) those)::int as count from search_keys(${term}) w (key) where length(key) = 3),
    telling as (
      select key, count from (
        select key, count, sum(count) over (order by count, key) - count as told from known where count > 0) k
      where told < ${MOST_TOLD})
    select k.customer_id from telling w, lateral (${having}) k
    group by k.customer_id order by sum(${MOST_OF_A_KEY + 1} - w.count) desc, k.customer_id limit ${MOST_COMPARED}`;
}

const keyed = ({ businessId }: Scope, key: RawBuilder<unknown>) => sql`
  (select k.business_id, k.key, k.name, k.customer_id as id from customer_keys k) t
  where t.business_id = ${businessId} and t.key = ${key}`;

/** A scalar subselect is asked for each row in turn, where a join could read all customers first. */
const ofCustomer = ({ businessId }: Scope, condition: RawBuilder<unknown>) =>
  sql`(select ${condition} from customers c where c.business_id = ${businessId} and c.id = t.id)`;

/** The key of the words that fewest have: a statement that asks for it twice works it out beside itself. */
export function rarestKey({ businessId }: Scope, search: string): RawBuilder<unknown> {
  const [key, ...more] = keysOfWords(search);
  if (more.length === 0) return sql`${key}`;
  return sql`(
    select w.key from unnest(${[key, ...more]}::text[]) w (key), lateral (
      select count(*) as count from (
        select from customer_keys k where k.business_id = ${businessId} and k.key = w.key limit ${FEW}) those) k
    order by k.count, w.key limit 1)`;
}
