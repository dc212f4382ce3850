import { Migration } from '@mikro-orm/migrations';

const tables = `
create table stripe_accounts (
  business_id uuid primary key references businesses deferrable initially deferred,
  account_id text not null unique,
  charges_enabled boolean not null default false,
  payouts_enabled boolean not null default false,
  details_submitted boolean not null default false,
  currently_due jsonb not null default '[]',
  disabled_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table checkouts (
  business_id uuid not null references businesses deferrable initially deferred,
  id uuid not null,
  invoice_id uuid not null,
  account_id text not null,
  amount_cents bigint not null check (amount_cents > 0),
  tip_cents bigint not null default 0 check (tip_cents >= 0),
  status text not null default 'OPEN' check (status in ('OPEN', 'COMPLETE', 'EXPIRED')),
  session_id text unique,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, invoice_id) references invoices (business_id, id) deferrable initially deferred
);
create index checkouts_invoice on checkouts (business_id, invoice_id);

alter table payments
  add column checkout_id uuid,
  add column tip_cents bigint not null default 0,
  add column credit_cents bigint not null default 0,
  add column fee_cents bigint,
  add column net_cents bigint,
  add column stripe_intent_id text unique,
  add column stripe_charge_id text,
  add column failure text,
  add column dispute jsonb,
  add check (tip_cents between 0 and amount_cents),
  add check (credit_cents between 0 and amount_cents - tip_cents),
  add foreign key (business_id, checkout_id) references checkouts (business_id, id) deferrable initially deferred;

create table stripe_events (
  id text primary key,
  account_id text,
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null,
  body jsonb not null,
  handled_at timestamptz,
  outcome text
);
create index stripe_events_created on stripe_events (created_at desc);
create index stripe_events_unhandled on stripe_events (received_at) where handled_at is null;
`;

// Checked at the end of each transaction that changed an invoice's payments; domain/states/payment.ts has the same sum.
const everyCentHasItsRow = `
create function invoice_is_paid_by_its_payments() returns trigger language plpgsql as $$
declare
  invoice uuid := coalesce(to_jsonb(new) ->> 'invoice_id', new.id::text)::uuid;
  told bigint;
  rows bigint;
begin
  select paid_cents into told from invoices where business_id = new.business_id and id = invoice;
  select coalesce(sum(greatest(0, amount_cents - tip_cents - refunded_cents) - credit_cents), 0) into rows
    from payments where business_id = new.business_id and invoice_id = invoice and status in ('SUCCEEDED', 'PARTLY_REFUNDED', 'REFUNDED');
  if told <> rows then
    raise exception 'invoice % counts % cents as paid, its payments are %', invoice, told, rows using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger invoices_paid after insert or update of paid_cents on invoices deferrable initially deferred
  for each row when (new.paid_cents <> 0) execute function invoice_is_paid_by_its_payments();
create constraint trigger payments_paid after insert or update on payments deferrable initially deferred
  for each row execute function invoice_is_paid_by_its_payments();
`;

/** Payments through Stripe: connected accounts, checkouts, outcomes and webhook events. */
export class OnlinePayments extends Migration {
  override name = '20261121000600_online_payments';

  override up(): void {
    this.addSql(tables);
    this.addSql(everyCentHasItsRow);
  }
}
