import { Migration } from '@mikro-orm/migrations';

/** A business's paid plan, as last reported by Stripe; no row if it never bought one. */
export class Subscriptions extends Migration {
  override name = '20261121000500_subscriptions';

  override up(): void {
    this.addSql(`
      create table subscriptions (
        business_id uuid primary key references businesses deferrable initially deferred,
        tier text not null check (tier in ('STARTER', 'PROFESSIONAL', 'PREMIUM')),
        interval text not null check (interval in ('MONTH', 'YEAR')),
        status text not null check (status in ('TRIALING', 'ACTIVE', 'PAST_DUE', 'READ_ONLY', 'CANCELED')),
        trial_ends_at timestamptz,
        current_period_ends_at timestamptz,
        cancel_at_period_end boolean not null default false,
        past_due_since timestamptz,
        stripe_customer_id text unique,
        stripe_subscription_id text unique,
        heard_at timestamptz not null,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null default 1,
        check ((status = 'PAST_DUE') = (past_due_since is not null))
      );
    `);
  }
}
