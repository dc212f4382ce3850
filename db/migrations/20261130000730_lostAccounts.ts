import { Migration } from '@mikro-orm/migrations';

/** Accounts that the configured keys can no longer access, and events of Stripe's API v2. */
export class LostAccounts extends Migration {
  override name = '20261130000730_lost_accounts';

  override up(): void {
    this.addSql('alter table stripe_accounts add column lost_at timestamptz');
  }
}
