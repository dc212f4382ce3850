import { Migration } from '@mikro-orm/migrations';

/**
 * Second factors, passkeys, known devices, and counters of attempts. What only the server may read is encrypted or hashed.
 */
export class SignIn extends Migration {
  override name = '20261121002000_sign_in';

  override up(): void {
    this.addSql(`
      alter table sessions add column place text;
      alter table sessions add column proven_at timestamptz not null default now();
      update sessions set proven_at = created_at;
      create index sessions_of_user on sessions (user_id, created_at);

      create table known_devices (
        user_id uuid not null references users on delete cascade deferrable initially deferred,
        token_hash text not null,
        created_at timestamptz not null,
        last_seen_at timestamptz not null,
        primary key (user_id, token_hash)
      );
      create index known_devices_last_seen on known_devices (last_seen_at);

      create table throttles (
        key text primary key,
        tries int not null check (tries >= 0),
        last_try_at timestamptz not null,
        blocked_until timestamptz
      );
      create index throttles_last_try on throttles (last_try_at);

      create table totp_factors (
        id uuid primary key,
        user_id uuid not null unique references users on delete cascade deferrable initially deferred,
        sealed_secret text not null,
        verified_at timestamptz,
        last_step int,
        created_at timestamptz not null
      );

      create table recovery_codes (
        id uuid primary key,
        user_id uuid not null references users on delete cascade deferrable initially deferred,
        code_mark text not null,
        used_at timestamptz,
        created_at timestamptz not null,
        unique (user_id, code_mark)
      );

      create table passkeys (
        id uuid primary key,
        user_id uuid not null references users on delete cascade deferrable initially deferred,
        name text not null,
        credential_id text not null unique,
        public_key text not null,
        sign_count bigint not null,
        transports text[] not null,
        last_used_at timestamptz,
        created_at timestamptz not null
      );
      create index passkeys_user on passkeys (user_id);

      create table spent_challenges (
        challenge text primary key,
        expires_at timestamptz not null
      );
      create index spent_challenges_expiry on spent_challenges (expires_at);
    `);
  }
}
