import { Migration } from '@mikro-orm/migrations';

/** How a business buys its plan: its Stripe customer, checkouts and charges. */
export class Billing extends Migration {
  override name = '20261121000700_billing';

  override up(): void {
    this.addSql(`
      create table billing_customers (
        business_id uuid primary key references businesses deferrable initially deferred,
        customer_id text not null unique,
        created_at timestamptz not null,
        updated_at timestamptz not null
      );

      create table plan_checkouts (
        business_id uuid not null references businesses deferrable initially deferred,
        id uuid not null,
        tier text not null check (tier in ('STARTER', 'PROFESSIONAL', 'PREMIUM')),
        interval text not null check (interval in ('MONTH', 'YEAR')),
        trial_ends_at timestamptz not null,
        session_id text unique,
        closed_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (business_id, id)
      );
      create index plan_checkouts_open on plan_checkouts (business_id) where closed_at is null;

      alter table subscriptions add column price_cents bigint check (price_cents >= 0);
    `);
  }
}
