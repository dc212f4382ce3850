import { Migration } from '@mikro-orm/migrations';

/**
 * The due date for which an invoice was noted as overdue, so that it is noted once, and an index for the job that does so.
 * Invoices that are overdue already are not noted: years of them would fill the feed. The index has an expression of its
 * own for the same reason as quotes_lapsing (20261122002000).
 */
export class OverdueInvoices extends Migration {
  override name = '20261201000210_overdue_invoices';

  override up(): void {
    const newlyOverdue = `case when status in ('SENT', 'VIEWED', 'PARTIAL') and balance_cents > 0
      and overdue_noted_for is distinct from due_date then due_date end`;
    this.addSql('alter table invoices add column overdue_noted_for date');
    this.addSql(
      `create index invoices_newly_overdue on invoices ((${newlyOverdue})) where (${newlyOverdue}) is not null`,
    );
    this.addSql('update invoices set overdue_noted_for = due_date where due_date < current_date - 1');
  }
}
