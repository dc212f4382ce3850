import { Migration } from '@mikro-orm/migrations';

/**
 * Known ids, for `id in (select each_id(ids))`: estimated as one row, so that each is looked up by primary key. With `=
 * any` or a join, a generic plan considers another index of the business equally good and scans all of it. Strict, since
 * otherwise it would be inlined.
 */
export class EachId extends Migration {
  override name = '20261123000200_each_id';

  override up(): void {
    this.addSql(`
      create function each_id(ids uuid[]) returns setof uuid
        language sql immutable strict parallel safe cost 1 rows 1 as 'select unnest(ids)'
    `);
  }
}
