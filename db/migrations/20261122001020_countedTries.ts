import { Migration } from '@mikro-orm/migrations';

/** Lets a tenant's statements count its mails under a known key, without seeing other counters. */
export class CountedTries extends Migration {
  override name = '20261122001020_counted_tries';

  override up(): void {
    this.addSql(`
      create function lock_throttle(of_key text, at timestamptz) returns setof throttles
      language sql security definer set search_path = public, pg_temp as $$
        insert into throttles (key, tries, last_try_at) values (of_key, 0, at)
        on conflict (key) do update set key = excluded.key
        returning *
      $$;

      create function note_try(of_key text, count int, at timestamptz, until timestamptz) returns void
      language sql security definer set search_path = public, pg_temp as $$
        update throttles set tries = count, last_try_at = at, blocked_until = until where key = of_key
      $$
    `);
  }
}
