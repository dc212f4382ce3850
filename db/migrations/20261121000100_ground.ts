import { Migration } from '@mikro-orm/migrations';

/* Foreign keys are deferred, because the unit of work writes in an order of its own. */
const identity = `
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table users (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  full_name text not null,
  password_hash text not null,
  email_verified_at timestamptz,
  is_staff boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table businesses (
  id uuid primary key,
  business_id uuid not null unique generated always as (id) stored,
  name text not null,
  email text,
  phone text,
  time_zone text not null,
  address jsonb,
  logo_file_id uuid,
  quote_prefix text not null default 'Q-',
  invoice_prefix text not null default 'INV-',
  quote_terms text,
  invoice_terms text,
  quote_valid_days int not null default 30 check (quote_valid_days between 0 and 365),
  net_days int not null default 14 check (net_days between 0 and 365),
  tax_rate numeric(6,3) not null default 0 check (tax_rate between 0 and 100),
  travel_cents_per_mile numeric(9,3) not null default 72.5 check (travel_cents_per_mile >= 0),
  travel_free_miles numeric(9,3) not null default 0 check (travel_free_miles >= 0),
  travel_minimum_cents bigint not null default 0 check (travel_minimum_cents >= 0),
  travel_round_trip boolean not null default true,
  travel_taxable boolean not null default false,
  trial_ends_at timestamptz not null,
  beta_access_ends_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1
);

create table memberships (
  business_id uuid not null references businesses deferrable initially deferred,
  id uuid not null,
  user_id uuid not null references users deferrable initially deferred,
  role text not null,
  created_at timestamptz not null,
  primary key (business_id, id),
  unique (business_id, user_id)
);
create index memberships_user on memberships (user_id);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users deferrable initially deferred,
  business_id uuid not null references businesses deferrable initially deferred,
  remembered boolean not null,
  user_agent text,
  address text,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text
);
create index sessions_user on sessions (user_id) where ended_at is null;
create index sessions_ended on sessions (ended_at) where ended_at is not null;

create table refresh_tokens (
  id uuid primary key,
  session_id uuid not null references sessions on delete cascade deferrable initially deferred,
  token_hash text not null unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create index refresh_tokens_session on refresh_tokens (session_id);

create table account_tokens (
  id uuid primary key,
  user_id uuid not null references users on delete cascade deferrable initially deferred,
  purpose text not null check (purpose in ('CONFIRM_EMAIL', 'RESET_PASSWORD', 'CONFIRM_EMAIL_CHANGE', 'CANCEL_EMAIL_CHANGE')),
  token_hash text not null unique,
  new_email text,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null
);
create index account_tokens_user on account_tokens (user_id, purpose);

create table counters (
  business_id uuid not null references businesses deferrable initially deferred,
  kind text not null,
  next_value int not null check (next_value > 0),
  primary key (business_id, kind)
);

create table released_numbers (
  business_id uuid not null references businesses deferrable initially deferred,
  kind text not null,
  value int not null,
  primary key (business_id, kind, value)
);

create table files (
  business_id uuid not null references businesses deferrable initially deferred,
  id uuid not null,
  content_type text not null,
  bytes bytea not null,
  created_at timestamptz not null,
  primary key (business_id, id)
);
create unique index files_id on files (id);
`;

/**
 * array_to_string is only STABLE because of element types whose text depends on settings. For text[] it is in fact
 * immutable, which a generated column requires.
 */
const customers = `
create function join_words(words text[]) returns text language sql immutable parallel safe
  as $$ select array_to_string(words, ' ') $$;

create table customers (
  business_id uuid not null references businesses deferrable initially deferred,
  id uuid not null,
  kind text not null check (kind in ('PERSON', 'BUSINESS', 'AGENCY', 'SIGNING_SERVICE')),
  name text not null,
  email text,
  phone text,
  address jsonb,
  notes text,
  tags text[] not null default '{}',
  tax_exempt boolean not null default false,
  net_days int not null check (net_days between 0 and 365),
  archived_at timestamptz,
  search_text text not null generated always as (
    lower(name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || regexp_replace(coalesce(phone, ''), '[^0-9]', '', 'g') || ' ' || join_words(tags))
  ) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  primary key (business_id, id)
);
create index customers_name on customers (business_id, lower(name), id);
create index customers_created on customers (business_id, created_at, id);
create index customers_tags on customers using gin (business_id, tags);
create index customers_search on customers using gin (business_id, search_text gin_trgm_ops);

create table services (
  business_id uuid not null references businesses deferrable initially deferred,
  id uuid not null,
  type text not null check (type in ('NOTARIAL_ACT', 'ROLLING', 'GOVERNMENT', 'TRAVEL', 'SUPPLY', 'OTHER')),
  description text not null,
  unit_cents bigint not null check (unit_cents >= 0),
  taxable boolean not null,
  position int not null,
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  primary key (business_id, id),
  check (type <> 'GOVERNMENT' or not taxable)
);
create index services_position on services (business_id, position, id);
`;

const lineColumns = `
  business_id uuid not null references businesses deferrable initially deferred,
  id uuid not null,
  position int not null,
  type text not null check (type in ('NOTARIAL_ACT', 'ROLLING', 'GOVERNMENT', 'TRAVEL', 'SUPPLY', 'OTHER')),
  description text not null,
  quantity numeric(9,3) not null check (quantity > 0),
  unit_cents bigint not null check (unit_cents >= 0),
  taxable boolean not null,
  optional boolean not null,
  selected boolean not null,
  total_cents bigint not null check (total_cents >= 0),
  cap_reason text,
  service_id uuid,
  primary key (business_id, id)
`;

const documentColumns = `
  business_id uuid not null references businesses deferrable initially deferred,
  id uuid not null,
  customer_id uuid not null,
  number text not null,
  subtotal_cents bigint not null check (subtotal_cents >= 0),
  discount_cents bigint not null check (discount_cents >= 0),
  tax_rate numeric(6,3) not null check (tax_rate between 0 and 100),
  tax_cents bigint not null check (tax_cents >= 0),
  total_cents bigint not null check (total_cents = subtotal_cents - discount_cents + tax_cents and total_cents >= 0),
  terms text,
  notes text,
  portal_token text not null unique check (length(portal_token) >= 22),
  sent_at timestamptz,
  viewed_at timestamptz,
  created_by uuid references users deferrable initially deferred,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  primary key (business_id, id),
  unique (business_id, number),
  foreign key (business_id, customer_id) references customers (business_id, id) deferrable initially deferred
`;

const documents = `
create table quotes (
  ${documentColumns},
  revision int not null default 1 check (revision > 0),
  status text not null check (status in ('DRAFT', 'SENT', 'VIEWED', 'CHANGES_REQUESTED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'CONVERTED', 'VOID')),
  deposit_cents bigint not null default 0 check (deposit_cents between 0 and total_cents),
  valid_until date,
  travel jsonb,
  change_request text,
  decline_reason text,
  signer_name text,
  signed_at timestamptz,
  signature_image text,
  decided_at timestamptz,
  check (status not in ('ACCEPTED', 'CONVERTED') or signed_at is not null)
);
create index quotes_created on quotes (business_id, created_at, id);
create index quotes_status on quotes (business_id, status, created_at, id);
create index quotes_customer on quotes (business_id, customer_id, created_at, id);
create index quotes_updated on quotes (business_id, updated_at, id);
create index quotes_total on quotes (business_id, total_cents, id);
create index quotes_expiring on quotes (valid_until) where status in ('SENT', 'VIEWED');
create index quotes_search on quotes using gin (business_id, lower(number) gin_trgm_ops);

create table quote_lines (
  ${lineColumns},
  quote_id uuid not null,
  foreign key (business_id, quote_id) references quotes (business_id, id) on delete cascade deferrable initially deferred
);
create index quote_lines_quote on quote_lines (business_id, quote_id, position);

create table invoices (
  ${documentColumns},
  quote_id uuid,
  status text not null check (status in ('DRAFT', 'SENT', 'VIEWED', 'PARTIAL', 'PAID', 'VOID', 'WRITTEN_OFF', 'REFUNDED')),
  paid_cents bigint not null default 0,
  balance_cents bigint not null generated always as (
    case when status in ('VOID', 'WRITTEN_OFF') then 0 else total_cents - paid_cents end
  ) stored,
  issue_date date,
  due_date date,
  paid_at timestamptz,
  closed_reason text,
  check (paid_cents between 0 and total_cents),
  foreign key (business_id, quote_id) references quotes (business_id, id) deferrable initially deferred
);
create unique index invoices_quote on invoices (business_id, quote_id) where quote_id is not null and status <> 'VOID';
create index invoices_created on invoices (business_id, created_at, id);
create index invoices_status on invoices (business_id, status, created_at, id);
create index invoices_customer on invoices (business_id, customer_id, created_at, id);
create index invoices_open on invoices (business_id, due_date, id) include (balance_cents, customer_id) where status in ('SENT', 'VIEWED', 'PARTIAL');
create index invoices_open_customer on invoices (business_id, customer_id) include (balance_cents) where status in ('SENT', 'VIEWED', 'PARTIAL');
create index invoices_due on invoices (business_id, coalesce(due_date, 'infinity'::date), id);
create index invoices_balance on invoices (business_id, balance_cents, id);
create index invoices_search on invoices using gin (business_id, lower(number) gin_trgm_ops);

create table invoice_lines (
  ${lineColumns},
  invoice_id uuid not null,
  foreign key (business_id, invoice_id) references invoices (business_id, id) on delete cascade deferrable initially deferred
);
create index invoice_lines_invoice on invoice_lines (business_id, invoice_id, position);

create table payments (
  business_id uuid not null references businesses deferrable initially deferred,
  id uuid not null,
  invoice_id uuid not null,
  method text not null check (method in ('CARD', 'APPLE_PAY', 'GOOGLE_PAY', 'ACH', 'CASH', 'CHECK', 'PHONE', 'OTHER')),
  status text not null check (status in ('PENDING', 'SUCCEEDED', 'FAILED', 'CANCELED', 'VOIDED', 'PARTLY_REFUNDED', 'REFUNDED', 'DISPUTED')),
  amount_cents bigint not null check (amount_cents > 0),
  refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents),
  reference text,
  note text,
  void_reason text,
  received_at timestamptz not null,
  recorded_by uuid references users deferrable initially deferred,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version int not null default 1,
  primary key (business_id, id),
  foreign key (business_id, invoice_id) references invoices (business_id, id) deferrable initially deferred
);
create index payments_invoice on payments (business_id, invoice_id, received_at);
create index payments_received on payments (business_id, received_at) include (amount_cents, refunded_cents) where status in ('SUCCEEDED', 'PARTLY_REFUNDED');
`;

const records = `
create table activities (
  business_id uuid not null references businesses deferrable initially deferred,
  id uuid not null,
  type text not null,
  summary text not null,
  actor_kind text not null check (actor_kind in ('MEMBER', 'CUSTOMER', 'SYSTEM')),
  actor_id uuid,
  customer_id uuid,
  quote_id uuid,
  invoice_id uuid,
  payment_id uuid,
  before jsonb,
  after jsonb,
  occurred_at timestamptz not null,
  primary key (business_id, id)
);
create index activities_customer on activities (business_id, customer_id, id);
create index activities_quote on activities (business_id, quote_id, id);
create index activities_invoice on activities (business_id, invoice_id, id);

create table idempotency_keys (
  business_id uuid not null references businesses deferrable initially deferred,
  operation text not null,
  key text not null,
  result_id text not null,
  created_at timestamptz not null,
  primary key (business_id, operation, key)
);

create table mail_deliveries (
  id uuid primary key,
  job_id text not null unique,
  business_id uuid references businesses deferrable initially deferred,
  kind text not null,
  recipient text not null,
  subject_id uuid,
  status text not null check (status in ('SCHEDULED', 'SENT', 'SUPPRESSED', 'FAILED')),
  reason text,
  attempts int not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index mail_deliveries_business on mail_deliveries (business_id, created_at);

create table sandbox_mails (
  id uuid primary key,
  mail jsonb not null,
  sent_at timestamptz not null
);
create index sandbox_mails_sent on sandbox_mails (sent_at);

create table articles (
  id uuid primary key,
  title text not null,
  slug text not null unique,
  excerpt text,
  body text not null,
  featured_image_url text,
  category text,
  published_at timestamptz,
  read_time int not null default 5 check (read_time > 0),
  featured boolean not null default false,
  published boolean not null default false,
  search_text text not null generated always as (lower(title || ' ' || coalesce(excerpt, '') || ' ' || body)) stored,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index articles_published on articles (published_at, id) where published;
create index articles_category on articles (category, published_at, id) where published;
create index articles_search on articles using gin (search_text gin_trgm_ops);

create table newsletter_subscribers (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  status text not null default 'PENDING' check (status in ('PENDING', 'CONFIRMED', 'UNSUBSCRIBED')),
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  mail_requested_at timestamptz,
  unanswered_mails int not null default 0,
  created_at timestamptz not null
);

create table newsletter_tokens (
  id uuid primary key,
  subscriber_id uuid not null references newsletter_subscribers on delete cascade deferrable initially deferred,
  purpose text not null check (purpose in ('CONFIRM', 'UNSUBSCRIBE')),
  token_hash text not null unique,
  expires_at timestamptz,
  created_at timestamptz not null
);
create index newsletter_tokens_subscriber on newsletter_tokens (subscriber_id, purpose);

create table notarial_fee_caps (
  id uuid primary key,
  state text not null,
  act text not null,
  mode text not null,
  first_cents int,
  additional_cents int,
  unit text not null,
  valid_from date,
  valid_to date,
  source text not null,
  certainty text not null,
  reviewed_at date
);
create index notarial_fee_caps_state on notarial_fee_caps (state);

create table mileage_rates (
  id uuid primary key,
  valid_from date not null unique,
  valid_to date,
  cents_per_mile numeric(9,3) not null,
  source text not null,
  certainty text not null
);

create table travel_rules (
  id uuid primary key,
  state text not null,
  rule text not null,
  source text not null,
  certainty text not null,
  reviewed_at date
);
`;

/** The basic schema: people, customers, quotes, invoices, offline payments and activities. */
export class Ground extends Migration {
  override name = '20261121000100_ground';

  override up(): void {
    for (const sql of [identity, customers, documents, records]) this.addSql(sql);
  }
}
