import { Migration } from '@mikro-orm/migrations';

/** Accounts that the processor no longer knows under the keys of the installation, and events of the second version of its API. */
export class LostAccounts extends Migration {
  override name = '20261130000730_lost_accounts';

  override up(): void {
    this.addSql('alter table stripe_accounts add column lost_at timestamptz');
  }
}
