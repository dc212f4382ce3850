import { Migration } from '@mikro-orm/migrations';

/* What plans limit: documents created, and customers served. */
const made = (kind: string, rows: string) => `
    union all select r.business_id, m.kind, m.status, null, null, r.created_at, 1, 0
    from ${rows} r, lateral (values ('${kind} made', ''), ('served', r.customer_id::text)) m (kind, status)`;

/*
 * The cells that each row adds to its business's tallies (business_id, kind, status, aged_on, ends_on, at, count, cents).
 * `rows` is a table, or its rows changed by a statement.
 */
export const cells = {
  customers: (rows: string) => `
    select r.business_id, case when r.archived_at is null then 'customers' else 'archived customers' end as kind,
      r.kind as status, null::date as aged_on, null::date as ends_on, null::timestamptz as at,
      1 as count, 0::bigint as cents
    from ${rows} r`,
  quotes: (rows: string) => `
    select r.business_id, 'quotes', r.status, r.aged_on,
      case when r.status in ('SENT', 'VIEWED') then coalesce(r.valid_until, 'infinity') end, null::timestamptz,
      1, r.total_cents
    from ${rows} r
    ${made('quotes', rows)}`,
  invoices: (rows: string) => `
    select r.business_id, 'invoices', r.status, r.aged_on,
      case when r.aged_on = 'infinity' then coalesce(r.due_date, 'infinity') end, null::timestamptz,
      1, r.balance_cents
    from ${rows} r
    ${made('invoices', rows)}`,
  /* Counted payments, as in domain/states/payment.ts. A tip is refunded last. */
  payments: (rows: string) => `
    select r.business_id, c.kind, c.status, null::date, null::date, r.received_at, 1, c.cents
    from ${rows} r, lateral (values
      ('payments', r.method, case when r.status in ('SUCCEEDED', 'PARTLY_REFUNDED', 'REFUNDED') then r.amount_cents end),
      ('refunds', '', case when r.status in ('SUCCEEDED', 'PARTLY_REFUNDED', 'REFUNDED') then nullif(r.refunded_cents, 0) end),
      ('tips', '', case when r.status in ('SUCCEEDED', 'PARTLY_REFUNDED', 'REFUNDED')
        then nullif(least(r.tip_cents, r.amount_cents - r.refunded_cents), 0) end),
      ('disputes', '', case when r.status = 'DISPUTED' then r.amount_cents - r.refunded_cents end),
      ('fees', '', nullif(r.fee_cents, 0)),
      ('government fees', '', nullif(r.government_cents, 0))
    ) c (kind, status, cents)
    where c.cents is not null`,
};

/*
 * Tallies have up to three levels: in total ('-infinity' for both days), by age, and by age and end. Instants count by day,
 * and customers served by month, in the business's time zone.
 */
export const levels = (source: string) => `
  select c.business_id, c.kind, c.status, l.aged_on, l.ends_on, sum(c.count) as count, sum(c.cents) as cents
  from ${source} c join businesses b on b.id = c.business_id,
    lateral (select coalesce(c.ends_on, date_trunc(case c.kind when 'served' then 'month' else 'day' end,
      c.at at time zone b.time_zone)::date) as day) d,
    lateral (
      select '-infinity'::date as aged_on, '-infinity'::date as ends_on where c.at is null
      union all select c.aged_on, '-infinity' where c.aged_on is not null
      union all select coalesce(c.aged_on, 'infinity'), d.day where d.day is not null) l
  group by c.business_id, c.kind, c.status, l.aged_on, l.ends_on
  having sum(c.count) <> 0 or sum(c.cents) <> 0`;

export const cellsView = (all: Record<string, (rows: string) => string>) => `
create or replace view tally_cells as ${Object.entries(all)
  .map(([table, cellsOf]) => cellsOf(table))
  .join(' union all ')};`;

const tables = `
create table tallies (
  business_id uuid not null references businesses deferrable initially deferred,
  kind text not null,
  ends_on date not null,
  aged_on date not null,
  status text not null,
  count bigint not null,
  cents bigint not null,
  primary key (business_id, kind, ends_on, aged_on, status)
) with (fillfactor = 70);

-- Rows live no longer than the transaction that writes them, so that nothing is lost with a crash.
create unlogged table tally_changes (
  business_id uuid not null,
  kind text not null,
  status text not null,
  aged_on date,
  ends_on date,
  at timestamptz,
  count bigint not null,
  cents bigint not null
);
create index tally_changes_business on tally_changes (business_id);

${cellsView(cells)}
`;

/*
 * Serializes updates of one business's tallies. Taken last in a transaction, so that it waits for no other lock while
 * holding this one.
 */
export const turn = (business: string) => `pg_advisory_xact_lock(hashtextextended(${business}::text, 0))`;

const functions = `
create function fold_tally_changes() returns trigger language plpgsql as $$
begin
  perform ${turn('new.business_id')};
  with changes as (delete from tally_changes where business_id = new.business_id returning *)
  insert into tallies as t (business_id, kind, status, aged_on, ends_on, count, cents) ${levels('changes')}
  on conflict (business_id, kind, ends_on, aged_on, status)
    do update set count = t.count + excluded.count, cents = t.cents + excluded.cents;
  return null;
end $$;
create constraint trigger tally_changes_folded after insert on tally_changes deferrable initially deferred
  for each row execute function fold_tally_changes();

create function retally(business uuid) returns void language plpgsql as $$
begin
  perform ${turn('business')};
  delete from tally_changes where business_id = business;
  delete from tallies where business_id = business;
  insert into tallies (business_id, kind, status, aged_on, ends_on, count, cents)
    ${levels('(select * from tally_cells where business_id = business)')};
end $$;

create function retally_moved_business() returns trigger language plpgsql as $$
begin
  perform retally(new.id);
  return null;
end $$;
create constraint trigger businesses_moved after update of time_zone on businesses deferrable initially deferred
  for each row when (old.time_zone <> new.time_zone) execute function retally_moved_business();
`;

/** Replacing a function with it takes effect at once (db/tenancy/tenantSchema.ts). */
export const AS_OWNER = 'security definer set search_path = public, pg_temp';

export const noteFunction = (table: string, cellsOf: (rows: string) => string) => {
  const gained = `select * from (${cellsOf('new_rows')}) gained`;
  const lost = `select business_id, kind, status, aged_on, ends_on, at, -count, -cents from (${cellsOf('old_rows')})
    lost (business_id, kind, status, aged_on, ends_on, at, count, cents)`;
  const note = (rows: string) => `insert into tally_changes
      select business_id, kind, status, aged_on, ends_on, at, sum(count), sum(cents)
      from (${rows}) c (business_id, kind, status, aged_on, ends_on, at, count, cents)
      group by business_id, kind, status, aged_on, ends_on, at
      having sum(count) <> 0 or sum(cents) <> 0;`;
  return `
create or replace function note_changed_${table}() returns trigger language plpgsql ${AS_OWNER} as $$
begin
  if tg_op = 'INSERT' then ${note(gained)}
  elsif tg_op = 'DELETE' then ${note(lost)}
  else ${note(`${gained} union all ${lost}`)}
  end if;
  return null;
end $$;`;
};

const noteTriggers = (table: string) => `
create trigger ${table}_inserted after insert on ${table} referencing new table as new_rows
  for each statement execute function note_changed_${table}();
create trigger ${table}_updated after update on ${table} referencing old table as old_rows new table as new_rows
  for each statement execute function note_changed_${table}();
create trigger ${table}_deleted after delete on ${table} referencing old table as old_rows
  for each statement execute function note_changed_${table}();
`;

/* Part of a payment that covers government fees: the invoice's share of them (domain/states/payment.ts). */
const governmentShares = `
alter table payments add column government_cents bigint not null default 0;
update payments p set government_cents = s.share from (
  select business_id, id, round(government * paid / total) - round(government * (paid - applied) / total) as share from (
    select p.business_id, p.id, i.total_cents::numeric as total, a.applied,
      sum(a.applied) over (partition by p.business_id, p.invoice_id order by p.received_at, p.id) as paid,
      (select coalesce(sum(l.total_cents), 0) from invoice_lines l where l.business_id = i.business_id
        and l.invoice_id = i.id and l.type = 'GOVERNMENT' and (l.selected or not l.optional)) as government
    from payments p join invoices i on i.business_id = p.business_id and i.id = p.invoice_id,
      lateral (select greatest(0, p.amount_cents - p.tip_cents - p.refunded_cents) - p.credit_cents as applied) a
    where p.status in ('SUCCEEDED', 'PARTLY_REFUNDED', 'REFUNDED') and i.total_cents > 0) paid
) s where p.business_id = s.business_id and p.id = s.id and s.share <> 0;
-- What the update has to check is checked now: a table with checks to come cannot be altered.
set constraints all immediate;
set constraints all deferred;
`;

/** Tallies: counts and sums of a business's rows, updated in the transactions that write them (docs/decisions/0015). */
export class Tallies extends Migration {
  override name = '20261121001110_tallies';

  override up(): void {
    this.addSql(governmentShares);
    this.addSql(tables);
    this.addSql(functions);
    for (const [table, cellsOf] of Object.entries(cells))
      this.addSql(noteFunction(table, cellsOf) + noteTriggers(table));
    this.addSql('select retally(id) from businesses');
  }
}
