import { Migration } from '@mikro-orm/migrations';

/**
 * In which order the processor was asked about payments, so that what was asked earlier and arrives later changes nothing;
 * and when it was last asked what it had told of each account, so that the next time misses nothing.
 */
export class PaymentReports extends Migration {
  override name = '20261121001000_payment_reports';

  override up(): void {
    this.addSql('create sequence payment_reports');
    this.addSql('alter table payments add column report_number bigint');
    this.addSql(
      'create table stripe_reconciliations (account_id text primary key, reconciled_at timestamptz not null)',
    );
  }
}
