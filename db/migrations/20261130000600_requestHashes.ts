import { Migration } from '@mikro-orm/migrations';

/**
 * Keeps a hash of what each idempotency key was first sent with, so that the key is refused with anything else. Keys that were
 * kept before have none: they answer their result whatever they are sent with. Keys with a hash are unique in their business,
 * whatever the operation.
 */
export class RequestHashes extends Migration {
  override name = '20261130000600_request_hashes';

  override up(): void {
    this.addSql('alter table idempotency_keys add column request_hash text');
    // contract: no row has a hash yet, so the index is empty and can refuse nothing that is there
    this.addSql(
      'create unique index idempotency_keys_hashed on idempotency_keys (business_id, key) where request_hash is not null',
    );
  }
}
