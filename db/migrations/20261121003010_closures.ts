import { Migration } from '@mikro-orm/migrations';

/** Businesses closed by their owners, until they are reopened or deleted. */
export class Closures extends Migration {
  override name = '20261121003010_closures';

  override up(): void {
    this.addSql(`
      create table business_closures (
        business_id uuid primary key references businesses deferrable initially deferred,
        reason text,
        closed_at timestamptz not null,
        delete_at timestamptz not null check (delete_at > closed_at),
        reminded_at timestamptz
      );
    `);
  }
}
