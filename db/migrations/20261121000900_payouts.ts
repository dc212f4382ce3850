import { Migration } from '@mikro-orm/migrations';

const payouts = `
create table payouts (
  business_id uuid not null references businesses deferrable initially deferred,
  id uuid not null,
  stripe_payout_id text not null unique,
  account_id text not null,
  -- Below zero where the processor takes money back from the bank.
  amount_cents bigint not null,
  status text not null check (status in ('PENDING', 'IN_TRANSIT', 'PAID', 'FAILED', 'CANCELED')),
  failure text,
  arrives_on date not null,
  initiated_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (business_id, id),
  check (status = 'FAILED' or failure is null)
);
create index payouts_initiated on payouts (business_id, initiated_at, id);
create index payouts_arrived on payouts (business_id, arrives_on) include (amount_cents) where status = 'PAID';
`;

/** For a month's report, which includes refunded and disputed payments. */
const months = 'create index payments_month on payments (business_id, received_at);';

/** Stripe's payouts to the bank, and received payments by month. */
export class Payouts extends Migration {
  override name = '20261121000900_payouts';

  override up(): void {
    this.addSql(payouts);
    this.addSql(months);
  }
}
