import { Migration } from '@mikro-orm/migrations';

/** Bank payments that wait for their payer to verify the account, and inquiries of banks beside disputes. */
export class PendingBankPayments extends Migration {
  override name = '20261130000720_pending_bank_payments';

  override up(): void {
    this.addSql('alter table payments add column verification_url text');
    this.addSql(`update payments set dispute = dispute || '{"inquiry": false}' where dispute is not null`);
  }
}
