import { Migration } from '@mikro-orm/migrations';

/** The imports that can still be undone, with what each did. */
export class PastImports extends Migration {
  override name = '20261129001000_past_imports';

  override up(): void {
    this.addSql(`
      create table customer_imports (
        business_id uuid not null references businesses deferrable initially deferred,
        id uuid not null,
        created_at timestamptz not null,
        created_count int not null,
        updated_count int not null,
        primary key (business_id, id)
      )
    `);
    // The first 48 bits of an id of version 7 are the milliseconds since 1970.
    this.addSql(`
      insert into customer_imports (business_id, id, created_at, created_count, updated_count)
      select business_id, import_id,
        to_timestamp(('x' || left(replace(import_id::text, '-', ''), 12))::bit(48)::bigint / 1000.0),
        count(*) filter (where before is null), count(before)
      from customer_import_rows group by business_id, import_id
    `);
  }
}
