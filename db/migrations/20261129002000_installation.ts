import { Migration } from '@mikro-orm/migrations';

/** What is true of the whole installation, in one row: a mark of the SESSION_SECRET that its servers have. */
export class Installation extends Migration {
  override name = '20261129002000_installation';

  override up(): void {
    this.addSql(`
      create table installation (
        singleton boolean primary key default true check (singleton),
        session_secret_mark bytea not null
      )`);
  }
}
