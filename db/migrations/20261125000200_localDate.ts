import { Migration } from '@mikro-orm/migrations';

/**
 * The date in a business's time zone; null if there is no such business. A function, because an inlined expression would be
 * initialized for each statement though few rows use it.
 */
export class LocalDate extends Migration {
  override name = '20261125000200_local_date';

  override up(): void {
    this.addSql(`
      create function local_date(business uuid) returns date stable parallel safe language plpgsql as $$
      begin
        return (select (now() at time zone b.time_zone)::date from businesses b where b.id = business);
      end $$
    `);
  }
}
