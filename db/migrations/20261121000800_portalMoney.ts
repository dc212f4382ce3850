import { Migration } from '@mikro-orm/migrations';

const choices = `
alter table businesses
  add column part_payments boolean not null default true,
  add column tips boolean not null default false;
`;

// A deposit belongs to a quote; its invoice is set once it is paid.
const deposits = `
alter table checkouts
  alter column invoice_id drop not null,
  add column quote_id uuid,
  add check (invoice_id is not null or quote_id is not null),
  add check (invoice_id is not null or status <> 'COMPLETE'),
  add foreign key (business_id, quote_id) references quotes (business_id, id) deferrable initially deferred;
create index checkouts_quote on checkouts (business_id, quote_id) where quote_id is not null;

alter table payments
  add column deposit boolean not null default false;
create index payments_checkout on payments (business_id, checkout_id) where checkout_id is not null;
`;

/** What customers may pay besides a balance: a part of it, a tip, a quote's deposit. */
export class PortalMoney extends Migration {
  override name = '20261121000800_portal_money';

  override up(): void {
    this.addSql(choices);
    this.addSql(deposits);
  }
}
