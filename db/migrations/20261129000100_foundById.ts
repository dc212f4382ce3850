import { Migration } from '@mikro-orm/migrations';

/** Hash indexes for lookups by id per list row: half the time of a B-tree (docs/decisions/0015). */
export class FoundById extends Migration {
  override name = '20261129000100_found_by_id';

  override up(): void {
    // In case balances were initialized in the same transaction: an index cannot be created while deferred constraint
    // checks are pending.
    this.addSql('set constraints all immediate');
    this.addSql('create index customers_id on customers using hash (id)');
    this.addSql('create index customer_balances_customer on customer_balances using hash (customer_id)');
    this.addSql('set constraints all deferred');
  }
}
