import { Migration } from '@mikro-orm/migrations';

/** Exports of a business's data: progress, written parts, and the archive. */
export class DataExports extends Migration {
  override name = '20261121003000_data_exports';

  override up(): void {
    this.addSql(`
      create table data_exports (
        business_id uuid not null references businesses deferrable initially deferred,
        id uuid not null,
        requested_by uuid not null references users deferrable initially deferred,
        status text not null default 'BUILDING' check (status in ('BUILDING', 'READY', 'FAILED', 'EXPIRED')),
        stage text not null,
        after_id uuid,
        files_done int not null default 0,
        files_total int not null,
        size_bytes bigint,
        ready_at timestamptz,
        expires_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        primary key (business_id, id),
        check ((status in ('READY', 'EXPIRED')) = (ready_at is not null and expires_at is not null and size_bytes is not null))
      );
      create unique index data_exports_building on data_exports (business_id, requested_by) where status = 'BUILDING';

      create table data_export_files (
        business_id uuid not null references businesses deferrable initially deferred,
        export_id uuid not null,
        name text not null,
        part int not null,
        bytes bytea not null,
        primary key (business_id, export_id, name, part),
        foreign key (business_id, export_id) references data_exports (business_id, id) on delete cascade deferrable initially deferred
      );

      create table data_export_chunks (
        business_id uuid not null references businesses deferrable initially deferred,
        export_id uuid not null,
        position int not null,
        bytes bytea not null,
        primary key (business_id, export_id, position),
        foreign key (business_id, export_id) references data_exports (business_id, id) on delete cascade deferrable initially deferred
      );
      -- They are compressed already.
      alter table data_export_chunks alter column bytes set storage external;
    `);
  }
}
