import { Migration } from '@mikro-orm/migrations';

/**
 * What day it is where a business is; null where there is none such. A call of its own and not written out in a statement:
 * whatever is written out is made ready each time, though hardly a row asks.
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
