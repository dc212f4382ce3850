import { Migration } from '@mikro-orm/migrations';
import { AS_OWNER, cells, cellsView, levels, noteFunction, turn } from './20261121001110_tallies.ts';

/* A customer's balance is a tally cell of kind `balances`, kept per customer for lists. */
const withBalances = {
  ...cells,
  invoices: (rows: string) => `${cells.invoices(rows)}
    union all select r.business_id, 'balances', r.customer_id::text, null, null, null, 0, r.balance_cents
    from ${rows} r where r.status in ('SENT', 'VIEWED', 'PARTIAL')`,
};

const balances = (source: string) => `
  select c.business_id, c.status::uuid, sum(c.cents) from ${source} c join businesses b on b.id = c.business_id
  where c.kind = 'balances' group by c.business_id, c.status having sum(c.cents) <> 0`;

const sums = (source: string) => levels(`(select * from ${source} where kind <> 'balances')`);

const table = `
create table customer_balances (
  business_id uuid not null references businesses deferrable initially deferred,
  customer_id uuid not null,
  cents bigint not null,
  primary key (business_id, customer_id)
) with (fillfactor = 70);
`;

/*
 * Finds its own notes by index, however many dead rows remain until the next vacuum: planned on an empty table it would
 * scan, planned later it would use a bitmap, which does not mark dead index entries.
 */
const functions = `
create or replace function fold_tally_changes() returns trigger language plpgsql
  ${AS_OWNER} set enable_seqscan = off set enable_bitmapscan = off as $$
begin
  perform ${turn('new.business_id')};
  with changes as (delete from tally_changes where business_id = new.business_id returning *),
    owed as (
      insert into customer_balances as o (business_id, customer_id, cents) ${balances('changes')}
      on conflict (business_id, customer_id) do update set cents = o.cents + excluded.cents)
  insert into tallies as t (business_id, kind, status, aged_on, ends_on, count, cents) ${sums('changes')}
  on conflict (business_id, kind, ends_on, aged_on, status)
    do update set count = t.count + excluded.count, cents = t.cents + excluded.cents;
  return null;
end $$;

create or replace function retally(business uuid) returns void language plpgsql as $$
begin
  perform ${turn('business')};
  delete from tally_changes where business_id = business;
  delete from tallies where business_id = business;
  delete from customer_balances where business_id = business;
  with cells as (select * from tally_cells where business_id = business),
    owed as (insert into customer_balances (business_id, customer_id, cents) ${balances('cells')})
  insert into tallies (business_id, kind, status, aged_on, ends_on, count, cents) ${sums('cells')};
end $$;
`;

/** What each customer owes, updated with the other tallies as invoices are written (docs/decisions/0015). */
export class CustomerBalances extends Migration {
  override name = '20261128000100_customer_balances';

  override up(): void {
    // Waits for transactions that changed invoices before the triggers existed, so that the initial sums include them.
    this.addSql('lock table invoices in share row exclusive mode');
    this.addSql(table);
    this.addSql(noteFunction('invoices', withBalances.invoices));
    this.addSql(cellsView(withBalances));
    this.addSql(functions);
    this.addSql(`insert into customer_balances (business_id, customer_id, cents) ${balances('tally_cells')}`);
  }
}
