import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#server/platform/auth/viewer.ts';
import type { Walk } from '#server/platform/reads/readTypes.ts';
import { hasWords, isKey, keysOfWords } from '#server/platform/reads/textSearch.ts';
import { customerSorts } from './customer.sorts.ts';

/** Counting bound for the keys of an exact search: a key with fewer customers is rare enough. */
const FEW = 25;
/** Counting bound for the keys of a misspelled word: a more frequent key is used only where there is no rarer one. */
const MOST_OF_A_KEY = 90;
/** Where frequent keys together exceed this many customers, only the rarest are used. */
const MOST_TOLD = 120;
/** Number of customers that are compared with misspelled words. */
const MOST_COMPARED = 40;

/*
 * customer_keys has one row for each search key of a customer (search_keys in the database), ordered by name: a search
 * scans the customers with its rarest key and stops once the page is full.
 */

/**
 * Builds the query for the ids of customers that contain all words, by name. Ignores row visibility: like everything
 * below, only for viewers of all customers.
 */
export function withWords(scope: Scope, search: string, key = rarestKey(scope, search)): RawBuilder<unknown> {
  const meant = isKey(search)
    ? sql`true`
    : sql`(${hasWords('t.name', search)} or ${ofCustomer(scope, hasWords('c.search_words', search))})`;
  return sql`select t.id from ${keyed(scope, key)} and ${meant} order by t.name, t.id`;
}

/**
 * Builds the walk over customers that may contain the words, by name. Looks each one up in turn, because the planner
 * could otherwise join over all customers first.
 */
export const byNameWithKey = (scope: Scope, search: string): Omit<Walk, 'ifNone'> => ({
  sort: { ...customerSorts.NAME, sql: 't.name' },
  from: (within) => sql`
    (select t.name, t.id from ${keyed(scope, rarestKey(scope, search))} and ${within}) k
    cross join lateral (select * from customers c where c.business_id = ${scope.businessId} and c.id = k.id offset 0) t`,
  keys: ['k.name', 'k.id'],
});

/** Counts, up to a bound, the customers of each key of the misspelled words; used as `known` below. */
export const knownKeys = (scope: Scope, term: string): RawBuilder<unknown> => sql`
  select w.key, ${countOf(scope, MOST_OF_A_KEY)} as count from search_keys(${term}) w (key) where length(w.key) = 3`;

/** The rarest of the known keys. */
export const rarestKnown = sql`(select key from known order by count, key limit 1)`;

/** Builds the query for the ids of customers that share most of the known keys, weighted by rarity. */
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

/** A scalar subselect runs once per row; a join could read all customers first. */
const ofCustomer = ({ businessId }: Scope, condition: RawBuilder<unknown>) =>
  sql`(select ${condition} from customers c where c.business_id = ${businessId} and c.id = t.id)`;

/** SQL for the rarest key of the words. */
function rarestKey(scope: Scope, search: string): RawBuilder<unknown> {
  const [key, ...more] = keysOfWords(search);
  if (more.length === 0) return sql`${key}`;
  return sql`(
    select w.key from unnest(${[key, ...more]}::text[]) w (key) order by ${countOf(scope, FEW)}, w.key limit 1)`;
}

/** SQL that counts the customers of a key `w.key`, up to a bound. */
const countOf = ({ businessId }: Scope, most: number) => sql`cardinality(array(
      select true from customer_keys k where k.business_id = ${businessId} and k.key = w.key limit ${most}))`;
