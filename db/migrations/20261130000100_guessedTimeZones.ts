import { Migration } from '@mikro-orm/migrations';

/** Marks businesses whose time zone the owner's device did not report, so that Settings asks to check it. */
export class GuessedTimeZones extends Migration {
  override name = '20261130000100_guessed_time_zones';

  override up(): void {
    this.addSql('alter table businesses add column time_zone_guessed boolean not null default false');
  }
}
