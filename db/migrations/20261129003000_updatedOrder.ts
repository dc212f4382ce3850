import { Migration } from '@mikro-orm/migrations';

/** Lists of customers and invoices by their last change, for programs that read what has changed since. Quotes have such an index. */
export class UpdatedOrder extends Migration {
  override name = '20261129003000_updated_order';

  override up(): void {
    // Where rows were written in the same transaction: a table is not indexed while rows of it are still to be checked.
    this.addSql('set constraints all immediate');
    this.addSql('create index customers_updated on customers (business_id, updated_at, id)');
    this.addSql('create index invoices_updated on invoices (business_id, updated_at, id)');
    this.addSql('set constraints all deferred');
  }
}
