import { Migration } from '@mikro-orm/migrations';

/**
 * What the job that expires quotes reads by, as a value of its own: as part of a condition on states the index was taken for
 * lists of one state, too, and these then sorted what their own index holds in order.
 */
export class LapsingQuotes extends Migration {
  override name = '20261122002000_lapsing_quotes';

  override up(): void {
    this.addSql(`
      create index quotes_lapsing on quotes ((case when status in ('SENT', 'VIEWED') then valid_until end))
        where (case when status in ('SENT', 'VIEWED') then valid_until end) is not null;
      drop index quotes_expiring
    `);
  }
}
