import { Migration } from '@mikro-orm/migrations';

/** What each import changed, so that it can be undone. */
export class CustomerImports extends Migration {
  override name = '20261130000410_customer_imports';

  override up(): void {
    this.addSql(`
      create table customer_import_rows (
        business_id uuid not null references businesses deferrable initially deferred,
        import_id uuid not null,
        customer_id uuid not null,
        -- What an update replaced; null where the customer was added.
        before jsonb,
        -- The customer's version after the import: a later one was changed since.
        version int not null,
        primary key (business_id, import_id, customer_id)
      )
    `);
  }
}
