import { Migration } from '@mikro-orm/migrations';

/*
 * The SQL twin of searchForm in domain/searchForm.ts. Uses only immutable built-in functions, so that indexes can use it
 * without an extension.
 */
const searchForm = `
create function search_form(words text) returns text language sql immutable parallel safe as $$
  select lower(normalize(regexp_replace(normalize(translate(
    replace(replace(replace(replace(lower(words), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    'øłđðħıς’‘‛ʼʻ\`´′ʹ＇‐‑‒–—−', 'olddhiσ''''''''''''''''''''------'), nfkd),
    '[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f\\u00ad\\u200b-\\u200f\\u2060\\ufeff]', '', 'g'), nfc))
$$;
`;

/* The columns search_text stay for the previous version, which reads them. */
const columns = `
alter table customers add column search_words text not null generated always as (
  search_form(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' || join_words(tags))
) stored;
alter table customers alter column search_words set statistics 20;
alter table articles add column search_words text not null generated always as (
  search_form(title || ' ' || coalesce(excerpt, '') || ' ' || body)
) stored;
drop index articles_search;
create index articles_search on articles using gin (search_words gin_trgm_ops);
drop index activities_search;
create index activities_search on activities using gin (business_id, search_form(summary) gin_trgm_ops);
`;

const named = (rows: string) => `select business_id, id, lower(name) as name, search_words from ${rows}`;
const keysOf = (rows: string) =>
  `select r.business_id, k.key, r.name, r.id as customer_id from (${rows}) r, search_keys(r.search_words) k (key)`;

/* Sorted like the index, which makes inserting several times as fast. */
const add = (rows: string) => `insert into customer_keys ${keysOf(rows)} order by 1, 2, 3, 4;`;
const remove = (rows: string) => `
    delete from customer_keys k using (${keysOf(rows)}) lost
    where k.business_id = lost.business_id and k.key = lost.key and k.name = lost.name and k.customer_id = lost.customer_id;`;

/* Disables scans, so that keys are looked up singly whatever the estimated table size. */
const keys = `
create or replace function rekey_changed_customers() returns trigger language plpgsql
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

create or replace function rekey_customers(business uuid) returns void language sql as $$
  delete from customer_keys where business_id = business;
  ${add(named('customers where business_id = business'))}
$$;
`;

/** Searches ignore accents, case and Unicode form. */
export class SearchForm extends Migration {
  override name = '20261130000400_search_form';

  override up(): void {
    this.addSql(searchForm);
    this.addSql(columns);
    this.addSql(keys);
    this.addSql('delete from customer_keys');
    this.addSql(`${add(named('customers'))} analyze customer_keys; analyze customers (search_words)`);
  }
}
