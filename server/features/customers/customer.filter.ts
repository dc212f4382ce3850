import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import { normalizeEmail } from '#domain/identity/email.ts';
import { rowVisibilityOf } from '#server/platform/auth/rowVisibility.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';
import { hasExternalId } from '#server/platform/commands/externalIds.ts';
import { allOf, isOfTime } from '#server/platform/reads/conditions.ts';
import type { ListQuery } from '#server/platform/reads/readTypes.ts';
import { countRetained } from '#server/platform/reads/tallies.ts';
import { hasWords, storable } from '#server/platform/reads/textSearch.ts';
import type { CustomerSort } from './customer.sorts.ts';
import type { CustomerFilter } from './customer.types.ts';
import { byNameWithKey } from './customerKeys.ts';
import { alikeIfNoneHas, findCustomers, isOneOf } from './findCustomers.ts';

/** Builds the rows of a filtered customer list, joined so that a page in this order reads only the rows it needs. */
export async function listedCustomers(
  { search, kind, tag, archived, email, externalId, ...times }: CustomerFilter,
  sort: CustomerSort,
  scope: Scope,
  database: Queryable,
): Promise<ListQuery> {
  const filtered = (found?: RawBuilder<unknown>) =>
    allOf(
      sql`t.archived_at is ${sql.raw(archived ? 'not null' : 'null')}`,
      kind && sql`t.kind = ${kind}`,
      tag && sql`t.tags @> array[${storable(tag)}]::text[]`,
      email && sql`t.email = ${storable(normalizeEmail(email))}`,
      hasExternalId(externalId),
      isOfTime(times),
      found,
    );
  if (search?.trim()) {
    if (sort !== 'NAME' || !rowVisibilityOf(scope).seesAll('customers')) {
      const { isFound } = await findCustomers(database, scope, search);
      return { condition: filtered(isFound('t')) };
    }
    const ifNone = () => ({ condition: filtered(isOneOf('t', sql`array(${alikeIfNoneHas(scope, search)})`)) });
    return {
      condition: filtered(hasWords('t.search_words', search)),
      walk: { ...byNameWithKey(scope, search), ifNone },
    };
  }
  const kept = archived ? 'archived customers' : 'customers';
  return {
    condition: filtered(),
    count: tag || email || externalId || isOfTime(times) ? undefined : countRetained(kept, scope, kind && [kind]),
  };
}
