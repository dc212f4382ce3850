import { Migration } from '@mikro-orm/migrations';

/** How often Stripe refused a request under an idempotency key, so that the next attempt uses another. */
export class StripeAttempts extends Migration {
  override name = '20261130000710_stripe_attempts';

  override up(): void {
    this.addSql(`
      create table stripe_attempts (
        business_id uuid not null references businesses deferrable initially deferred,
        name text not null,
        attempt int not null,
        primary key (business_id, name)
      );
      -- How often a checkout's page was opened anew after it had closed.
      alter table checkouts add column opened int not null default 0;
    `);
  }
}
