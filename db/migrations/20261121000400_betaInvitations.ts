import { Migration } from '@mikro-orm/migrations';

/** Invitations to the beta: at most one pending per address. */
export class BetaInvitations extends Migration {
  override name = '20261121000400_beta_invitations';

  override up(): void {
    this.addSql(`
      create table beta_invitations (
        id uuid primary key,
        email text not null check (email = lower(email)),
        status text not null default 'CREATED' check (status in ('CREATED', 'SENT', 'ACCEPTED', 'ACTIVE', 'ENDED', 'REVOKED', 'EXPIRED')),
        access_days int not null check (access_days > 0),
        expires_at timestamptz not null,
        user_id uuid references users on delete cascade deferrable initially deferred,
        accepted_at timestamptz,
        activated_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        check ((user_id is null) = (accepted_at is null))
      );
      create unique index beta_invitations_open on beta_invitations (email) where status in ('CREATED', 'SENT');
      create unique index beta_invitations_user on beta_invitations (user_id);
      create index beta_invitations_closing on beta_invitations (status, expires_at) where status in ('CREATED', 'SENT', 'ACTIVE');

      create table beta_tokens (
        id uuid primary key,
        invitation_id uuid not null references beta_invitations on delete cascade deferrable initially deferred,
        token_hash text not null unique,
        created_at timestamptz not null
      );
      create index beta_tokens_invitation on beta_tokens (invitation_id);
    `);
  }
}
