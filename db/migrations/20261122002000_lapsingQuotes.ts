import { Migration } from '@mikro-orm/migrations';

/**
 * The index for the job that expires quotes, on an expression of its own: with a condition on states the planner also chose
 * it for lists of one state, which then sorted rows that their own index has in order.
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
