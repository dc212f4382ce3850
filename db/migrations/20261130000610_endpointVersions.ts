import { Migration } from '@mikro-orm/migrations';

/** Counts the changes of a webhook endpoint, as other rows that people edit do, so that an edit of an older one is noticed. */
export class EndpointVersions extends Migration {
  override name = '20261130000610_endpoint_versions';

  override up(): void {
    this.addSql('alter table webhook_endpoints add column version integer not null default 1');
  }
}
