import { Migration } from '@mikro-orm/migrations';

/** Lists of payments by when they were recorded and last changed, for programs that read what has changed since. */
export class ChangedPayments extends Migration {
  override name = '20261201000300_changed_payments';

  override up(): void {
    // Checks rows written in the same transaction now: a table with pending checks cannot be indexed.
    this.addSql('set constraints all immediate');
    this.addSql('create index payments_updated on payments (business_id, updated_at)');
    this.addSql('create index payments_created on payments (business_id, created_at)');
    this.addSql('set constraints all deferred');
  }
}
