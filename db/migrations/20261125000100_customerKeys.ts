import { Migration } from '@mikro-orm/migrations';

/*
 * Search keys: any three adjacent letters, and the first letter of each word. A match for three or more letters has all of
 * their keys; a shorter search, the beginning of a word, is itself a key after a space. Searches do not end with a space,
 * so keys do not either.
 */
const keys = `
create function search_keys(words text) returns setof text language sql immutable parallel safe rows 40 as $$
  select x || y || z from (select string_to_array(' ' || words, null) as letters offset 0) spelt,
    unnest(letters, letters[2:], letters[3:]) three (x, y, z) where z <> ' '
  union select ' ' || left(word, 1) from string_to_table(words, ' ') word where word <> ''
$$;

create table customer_keys (
  business_id uuid not null,
  key text collate "C" not null,
  name text not null,
  customer_id uuid not null,
  primary key (business_id, key, name, customer_id)
);
`;

const named = (rows: string) => `select business_id, id, lower(name) as name, search_text from ${rows}`;
const keysOf = (rows: string) =>
  `select r.business_id, k.key, r.name, r.id as customer_id from (${rows}) r, search_keys(r.search_text) k (key)`;

/* Sorted like the index, which makes inserting several times as fast. */
const add = (rows: string) => `insert into customer_keys ${keysOf(rows)} order by 1, 2, 3, 4;`;
const remove = (rows: string) => `
    delete from customer_keys k using (${keysOf(rows)}) lost
    where k.business_id = lost.business_id and k.key = lost.key and k.name = lost.name and k.customer_id = lost.customer_id;`;

/* Disables scans, so that keys are looked up singly whatever the estimated table size. */
const triggers = `
create function rekey_changed_customers() returns trigger language plpgsql
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  if tg_op = 'INSERT' then ${add(named('new_rows'))}
  elsif tg_op = 'DELETE' then ${remove(named('old_rows'))}
  else
    ${remove(`${named('old_rows')} except ${named('new_rows')}`)}
    ${add(`${named('new_rows')} except ${named('old_rows')}`)}
  end if;
  return null;
end $$;
create trigger customers_inserted_keys after insert on customers referencing new table as new_rows
  for each statement execute function rekey_changed_customers();
create trigger customers_updated_keys after update on customers referencing old table as old_rows new table as new_rows
  for each statement execute function rekey_changed_customers();
create trigger customers_deleted_keys after delete on customers referencing old table as old_rows
  for each statement execute function rekey_changed_customers();

create function rekey_customers(business uuid) returns void language sql as $$
  delete from customer_keys where business_id = business;
  ${add(named('customers where business_id = business'))}
$$;
`;

/** Search keys of customers, in list order, updated as customers are written (docs/decisions/0034). */
export class CustomerKeys extends Migration {
  override name = '20261125000100_customer_keys';

  override up(): void {
    this.addSql(keys);
    this.addSql(triggers);
    this.addSql('drop index customers_search');
    this.addSql(`${add(named('customers'))} analyze customer_keys`);
  }
}
