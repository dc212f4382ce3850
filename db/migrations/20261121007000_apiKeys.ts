import { Migration } from '@mikro-orm/migrations';

/** API keys of businesses, their secrets and their usage. */
export class ApiKeys extends Migration {
  override name = '20261121007000_api_keys';

  override up(): void {
    this.addSql(`
      create table api_keys (
        business_id uuid not null references businesses deferrable initially deferred,
        id uuid not null,
        name text not null,
        scopes text[] not null,
        networks text[] not null default '{}',
        created_by uuid references users deferrable initially deferred,
        expires_at timestamptz,
        revoked_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null default 1,
        primary key (business_id, id)
      );

      -- The text of a secret is kept nowhere. Rotating adds one; the one before ends, at once or a while later.
      create table api_key_secrets (
        business_id uuid not null references businesses deferrable initially deferred,
        id uuid not null,
        key_id uuid not null,
        prefix text not null,
        hash text not null unique,
        ends_at timestamptz,
        last_used_at timestamptz,
        created_at timestamptz not null,
        primary key (business_id, id),
        foreign key (business_id, key_id) references api_keys (business_id, id) deferrable initially deferred
      );
      create index api_key_secrets_key on api_key_secrets (business_id, key_id, id);

      create table api_usage (
        business_id uuid not null references businesses deferrable initially deferred,
        key_id uuid not null,
        day date not null,
        requests int not null,
        errors int not null,
        primary key (business_id, day, key_id),
        foreign key (business_id, key_id) references api_keys (business_id, id) deferrable initially deferred
      );

      create table api_requests (
        business_id uuid not null references businesses deferrable initially deferred,
        id uuid not null,
        key_id uuid not null,
        occurred_at timestamptz not null,
        operation text not null,
        status int not null,
        code text,
        ms int not null,
        cost int not null,
        address text not null,
        primary key (business_id, id),
        foreign key (business_id, key_id) references api_keys (business_id, id) deferrable initially deferred
      );
      create index api_requests_key on api_requests (business_id, key_id, id);
      create index api_requests_failed on api_requests (business_id, id) where code is not null;
      create index api_requests_key_failed on api_requests (business_id, key_id, id) where code is not null;

      alter table activities drop constraint if exists activities_actor_kind_check;
      alter table activities add constraint activities_actor_kind_check
        check (actor_kind in ('MEMBER', 'API_KEY', 'CUSTOMER', 'SYSTEM', 'STAFF'));
    `);
  }
}
