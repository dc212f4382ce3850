import { Migration } from '@mikro-orm/migrations';

/* Who acted and from where: an API key, Whorl's staff, and the request. */
const columns = `
alter table activities
  add column address text,
  add column user_agent text,
  add column request_id uuid;
-- contract: a wider rule takes its place at once.
alter table activities drop constraint activities_actor_kind_check;
alter table activities add constraint activities_actor_kind_check
  check (actor_kind in ('MEMBER', 'API_KEY', 'CUSTOMER', 'SYSTEM', 'STAFF'));
`;

/* An index for each filter of the audit log, in its order; `thing` is the part of a type before its dot. */
const indexes = `
create index activities_when on activities (business_id, occurred_at, id);
create index activities_actor on activities (business_id, actor_id, occurred_at, id) where actor_id is not null;
create index activities_actor_kind on activities (business_id, actor_kind, occurred_at, id);
create index activities_thing on activities (business_id, split_part(type, '.', 1), occurred_at, id);
create index activities_search on activities using gin (business_id, lower(summary) gin_trgm_ops);
`;

/*
 * Links are separate from activities, so that an activity is never updated: its link is created when its transaction
 * commits. A head outlives deletion of the newest links. For an erased business only an irreversible hash shows that it had
 * a chain.
 */
const tables = `
create table audit_links (
  business_id uuid not null,
  number bigint not null check (number > 0),
  activity_id uuid not null,
  hash bytea not null,
  primary key (business_id, number),
  unique (business_id, activity_id)
);
create table audit_heads (
  business_id uuid primary key,
  entries bigint not null check (entries > 0),
  hash bytea not null
) with (fillfactor = 50);
create table ended_audit_chains (
  business_hash bytea primary key,
  entries bigint not null,
  hash bytea not null,
  ended_at timestamptz not null
);
`;

/*
 * audit_text is the hashed text of an activity: every column in a fixed order, independent of settings. The lock is that of
 * tallies, because two locks in two orders could deadlock.
 */
const chaining = `
create function audit_text(a activities) returns text language sql stable as $$
  select jsonb_build_array(a.business_id, a.id, a.type, a.summary, a.actor_kind, a.actor_id, a.customer_id, a.quote_id,
    a.invoice_id, a.payment_id, a.before, a.after, (extract(epoch from a.occurred_at) * 1000000)::bigint,
    a.address, a.user_agent, a.request_id)::text
$$;

create function chain_activity(a activities) returns void language plpgsql as $$
declare
  entry bytea := convert_to(audit_text(a), 'UTF8');
begin
  with head as (
    insert into audit_heads as h (business_id, entries, hash)
    values (a.business_id, 1, sha256(int8send(1) || entry))
    on conflict (business_id) do update
      set entries = h.entries + 1, hash = sha256(h.hash || int8send(h.entries + 1) || entry)
    returning h.business_id, h.entries, h.hash
  )
  insert into audit_links (business_id, number, activity_id, hash) select business_id, entries, a.id, hash from head;
end $$;

create function chain_new_activity() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended(new.business_id::text, 0));
  -- Not where the transaction has erased the business, and this with it.
  if exists (select from businesses where id = new.business_id) then perform chain_activity(new); end if;
  return null;
end $$;
create constraint trigger activities_chained after insert on activities deferrable initially deferred
  for each row execute function chain_new_activity();
`;

const existing = `
do $$
declare
  a activities;
begin
  for a in select * from activities order by business_id, id loop perform chain_activity(a); end loop;
end $$;
`;

const guardedTables = ['activities', 'audit_links', 'audit_heads', 'ended_audit_chains'];

/* Only the trigger above writes links and heads: within it, pg_trigger_depth() is not 0. */
const guards = `
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log only grows: % of % is refused', lower(tg_op), tg_table_name using errcode = '42501';
end $$;

create function refuse_unless_erased() returns trigger language plpgsql as $$
begin
  if exists (select from businesses where id = old.business_id) then
    raise exception 'The audit log of a business goes with the business alone' using errcode = '42501';
  end if;
  return old;
end $$;

create function end_audit_chain() returns trigger language plpgsql as $$
begin
  insert into ended_audit_chains (business_hash, entries, hash, ended_at)
  values (sha256(uuid_send(old.business_id)), old.entries, old.hash, now());
  return null;
end $$;

${guardedTables
  .map(
    (table) => `create trigger ${table}_keep_all before truncate on ${table}
  for each statement execute function refuse_audit_change();`,
  )
  .join('\n')}
create trigger activities_keep before update on activities for each row execute function refuse_audit_change();
create trigger activities_go before delete on activities for each row execute function refuse_unless_erased();
create trigger audit_links_made before insert on audit_links
  for each row when (pg_trigger_depth() = 0) execute function refuse_audit_change();
create trigger audit_links_keep before update on audit_links for each row execute function refuse_audit_change();
create trigger audit_links_go before delete on audit_links for each row execute function refuse_unless_erased();
create trigger audit_heads_made before insert or update on audit_heads
  for each row when (pg_trigger_depth() = 0) execute function refuse_audit_change();
create trigger audit_heads_go before delete on audit_heads for each row execute function refuse_unless_erased();
create trigger audit_heads_gone after delete on audit_heads for each row execute function end_audit_chain();
create trigger ended_audit_chains_made before insert on ended_audit_chains
  for each row when (pg_trigger_depth() = 0) execute function refuse_audit_change();
create trigger ended_audit_chains_keep before update or delete on ended_audit_chains
  for each row execute function refuse_audit_change();
`;

/** The audit log: append-only activities, each chained to the previous by hash (docs/decisions/0025). */
export class AuditChain extends Migration {
  override name = '20261121005000_audit_chain';

  override up(): void {
    for (const sql of [columns, indexes, tables, chaining, existing, guards]) this.addSql(sql);
  }
}
