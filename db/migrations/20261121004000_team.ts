import { Migration } from '@mikro-orm/migrations';

const person = 'uuid references users deferrable initially deferred';

/**
 * Teams: roles, invitations, and the assignment of records. `rights` of a membership is a version that changes with its
 * permissions; access tokens contain it, so that older ones can be refused.
 */
export class Team extends Migration {
  override name = '20261121004000_team';

  override up(): void {
    this.addSql(`
      create table roles (
        business_id uuid not null references businesses deferrable initially deferred,
        id uuid not null,
        name text not null,
        grants jsonb not null,
        created_by ${person},
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null default 1,
        primary key (business_id, id)
      );
      create unique index roles_name on roles (business_id, lower(name));

      alter table memberships add column role_id uuid;
      alter table memberships add column status text not null default 'ACTIVE' check (status in ('ACTIVE', 'SUSPENDED', 'REMOVED'));
      alter table memberships add column rights int not null default 1;
      alter table memberships add column rights_changed_at timestamptz;
      alter table memberships add check ((role = 'CUSTOM') = (role_id is not null));
      alter table memberships add foreign key (business_id, role_id) references roles (business_id, id) deferrable initially deferred;
      create unique index memberships_owner on memberships (business_id) where role = 'OWNER';
      create index memberships_role on memberships (business_id, role_id) where role_id is not null;
      create index memberships_rights_changed on memberships (rights_changed_at) where rights_changed_at is not null;

      create table team_invitations (
        business_id uuid not null references businesses deferrable initially deferred,
        id uuid not null,
        email text not null check (email = lower(email)),
        role text not null,
        role_id uuid,
        status text not null default 'PENDING' check (status in ('PENDING', 'ACCEPTED', 'REVOKED', 'EXPIRED')),
        token_hash text,
        invited_by ${person},
        user_id ${person},
        expires_at timestamptz not null,
        sent_at timestamptz,
        accepted_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        version int not null default 1,
        primary key (business_id, id),
        foreign key (business_id, role_id) references roles (business_id, id) deferrable initially deferred,
        check ((role = 'CUSTOM') = (role_id is not null)),
        check ((status = 'ACCEPTED') = (accepted_at is not null))
      );
      create unique index team_invitations_open on team_invitations (business_id, email) where status = 'PENDING';
      create unique index team_invitations_token on team_invitations (token_hash);

      alter table customers add column created_by ${person};
      alter table customers add column assigned_to ${person};
      alter table quotes add column assigned_to ${person};
      alter table invoices add column assigned_to ${person};
      create index customers_made_by on customers (business_id, created_by) where created_by is not null;
      create index customers_given_to on customers (business_id, assigned_to) where assigned_to is not null;
      create index quotes_made_by on quotes (business_id, created_by, created_at, id) where created_by is not null;
      create index quotes_given_to on quotes (business_id, assigned_to, created_at, id) where assigned_to is not null;
      create index invoices_made_by on invoices (business_id, created_by, created_at, id) where created_by is not null;
      create index invoices_given_to on invoices (business_id, assigned_to, created_at, id) where assigned_to is not null;
    `);
  }
}
