import { Migration } from '@mikro-orm/migrations';

/**
 * The order in which Stripe was queried about payments, so that a late response to an earlier query changes nothing; and
 * when each account's events were last listed, so that none is missed.
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
