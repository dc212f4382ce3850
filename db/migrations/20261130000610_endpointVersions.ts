import { Migration } from '@mikro-orm/migrations';

/** Adds a version to webhook endpoints, so that concurrent edits are detected. */
export class EndpointVersions extends Migration {
  override name = '20261130000610_endpoint_versions';

  override up(): void {
    this.addSql('alter table webhook_endpoints add column version integer not null default 1');
  }
}
