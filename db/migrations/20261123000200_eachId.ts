import { Migration } from '@mikro-orm/migrations';

/**
 * Known ids, for `id in (select each_id(ids))`: as they are said to be one, each is looked up by its key. Compared with all of
 * them at once (`= any`), or joined with as many as there are, a plan for any values takes another index of the business for
 * as good, and goes through all of it. Strict, for otherwise it would be replaced by what it does.
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
