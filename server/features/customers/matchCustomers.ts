import { sql } from 'kysely';
import type { Queryable } from '#db/orm.ts';
import type { ImportRow } from '#domain/inputs/customer.ts';
import { andVisible, viewerCte } from '#server/platform/auth/rowVisibility.ts';
import type { Scope } from '#server/platform/auth/viewer.ts';

export const MATCHED_BY = ['EMAIL', 'PHONE', 'NAME'] as const;

/** An existing customer that matches a row of an import. */
export interface CustomerMatch {
  /** Index of the row, from 0. */
  row: number;
  customerId: string;
  name: string;
  matchedBy: (typeof MATCHED_BY)[number];
}

/**
 * Returns the last ten digits, so that the country code 1 makes no difference; undefined for shorter numbers, which are
 * ambiguous.
 */
const phoneKey = (phone: string | null | undefined) => {
  const digits = (phone ?? '').replace(/\D/g, '').slice(-10);
  return digits.length >= 7 ? digits : null;
};

/**
 * Finds visible, active customers that match rows in one statement: by email, else by phone, else by name and ZIP code
 * (or where neither has a ZIP code).
 */
export async function matchCustomers(
  database: Queryable,
  scope: Scope,
  rows: readonly ImportRow[],
): Promise<CustomerMatch[]> {
  const emails = rows.map(({ email }) => email ?? null);
  const phones = rows.map(({ phone }) => phoneKey(phone));
  const names = rows.map(({ name }) => name.replace(/\s+/g, ' '));
  const zips = rows.map(({ address }) => address?.postalCode?.slice(0, 5) ?? '');
  const found = await sql<CustomerMatch>`
    with ${viewerCte(scope, ',')}asked as materialized (
      select at, email, phone, search_form(name) as name, zip
      from unnest(${emails}::text[], ${phones}::text[], ${names}::text[], ${zips}::text[])
        with ordinality r (email, phone, name, zip, at)),
    known as materialized (
      select c.id, c.name as shown, c.email, right(regexp_replace(c.phone, '[^0-9]', '', 'g'), 10) as phone,
        search_form(c.name) as name, left(coalesce(c.address ->> 'postalCode', ''), 5) as zip, c.created_at
      from customers c
      where c.business_id = ${scope.businessId} and c.archived_at is null${andVisible(scope, 'customers', 'c')})
    select distinct on (at) (at - 1)::int as "row", id as "customerId", shown as name, by as "matchedBy" from (
      select a.at, k.id, k.shown, k.created_at, 'EMAIL' as by, 1 as rank from asked a join known k on k.email = a.email
      union all
      select a.at, k.id, k.shown, k.created_at, 'PHONE', 2 from asked a join known k on k.phone = a.phone
      union all
      select a.at, k.id, k.shown, k.created_at, 'NAME', 3 from asked a join known k on k.name = a.name and k.zip = a.zip
    ) m order by at, rank, created_at, id
  `.execute(database);
  return found.rows;
}
