import { Migration } from '@mikro-orm/migrations';

/**
 * Keeps a hash of each idempotency key's first request, so that the key is refused with other content. Earlier keys have
 * none and match any content. Keys with a hash are unique in their business across operations.
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
