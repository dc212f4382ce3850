import { Migration } from '@mikro-orm/migrations';

/** Adds the id that a record has in another program; unique for a business and kind of record. */
export class ExternalIds extends Migration {
  override name = '20261201000300_external_ids';

  override up(): void {
    // Checks rows written in the same transaction now: a table with pending checks cannot be altered.
    this.addSql('set constraints all immediate');
    for (const table of ['customers', 'quotes', 'invoices', 'services']) {
      this.addSql(`alter table ${table} add column external_id text check (length(external_id) between 1 and 200)`);
      this.addSql(`create unique index ${table}_external_id on ${table} (business_id, external_id)
        where external_id is not null`);
    }
    this.addSql('set constraints all deferred');
  }
}
