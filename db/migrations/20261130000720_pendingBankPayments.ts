import { Migration } from '@mikro-orm/migrations';

/** Bank payments whose account is not verified yet, and inquiries besides disputes. */
export class PendingBankPayments extends Migration {
  override name = '20261130000720_pending_bank_payments';

  override up(): void {
    this.addSql('alter table payments add column verification_url text');
    this.addSql(`update payments set dispute = dispute || '{"inquiry": false}' where dispute is not null`);
  }
}
