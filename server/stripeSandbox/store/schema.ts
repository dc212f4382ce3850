/** Tables of the sandbox, separate from the product's. An empty account is the platform's. `aside` is internal data. */
export const schemaSql = `
create schema if not exists stripe_sandbox;

create table if not exists stripe_sandbox.objects (
  id text primary key,
  object text not null,
  account text not null default '',
  created bigint not null,
  seq bigserial not null,
  body jsonb not null,
  aside jsonb not null default '{}'
);
create index if not exists objects_listed on stripe_sandbox.objects (object, account, seq);

create table if not exists stripe_sandbox.deliveries (
  id bigserial primary key,
  event_id text not null,
  endpoint integer not null,
  attempts integer not null default 0,
  due_at timestamptz,
  delivered_at timestamptz,
  response text
);
create index if not exists deliveries_due on stripe_sandbox.deliveries (due_at) where delivered_at is null;
create index if not exists deliveries_by_event on stripe_sandbox.deliveries (event_id);

create table if not exists stripe_sandbox.idempotency_keys (
  account text not null,
  key text not null,
  request text not null,
  answer jsonb,
  primary key (account, key)
);
alter table stripe_sandbox.idempotency_keys
  add column if not exists problem jsonb,
  add column if not exists created bigint not null default 0;

create table if not exists stripe_sandbox.switches (name text primary key);
`;
