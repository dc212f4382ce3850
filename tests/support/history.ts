import pg from 'pg';

/** The number of records of each kind in a business after two years. */
export interface HistorySize {
  customers: number;
  invoices: number;
  quotes: number;
}

const DAYS = 700;
const CHAINED_AT_ONCE = 500;

/* UUIDv7s as the product creates them, which sort by time. */
const idOf = (time: string, kind: number, n: string) =>
  `(select (substr(h, 1, 8) || '-' || substr(h, 9) || '-7${String(kind).padStart(3, '0')}-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid
    from (select lpad(to_hex((extract(epoch from ${time}) * 1000)::bigint), 12, '0') as h) hex)`;

/** The time of the n-th record, spread evenly over the years. */
const timeOf = (n: string, count: string) =>
  `date_trunc('milliseconds', now() - interval '${DAYS} days' + interval '${DAYS} days' * (${n}::float8 / (${count} + 1)))`;

/**
 * Writes a reproducible history of a business: most invoices are paid and most quotes converted, some of each state remain,
 * and every customer has some of both. Sent quotes without an answer stay open, as if the job that expires quotes had run.
 */
export async function writeHistory(
  url: string,
  businessId: string,
  { customers, invoices, quotes }: HistorySize,
): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const run = (text: string, ...values: unknown[]) => client.query(text, [businessId, ...values]);
  const customerOf = (n: string) => `(select c.id from history_customers c where c.place = 1 + ${n} % ${customers})`;
  await client.query('begin');
  // Skips foreign keys and triggers: the rows satisfy them by construction, and checking each would take most of the time.
  await client.query('set session_replication_role = replica');
  await client.query(
    'create temporary table history_customers (place int primary key, id uuid not null) on commit drop',
  );
  await client.query(`insert into history_customers select n, ${idOf(timeOf('n', String(customers)), 1, 'n')}
    from generate_series(1, ${customers}) n`);
  await run(`insert into customers (business_id, id, kind, name, email, phone, tags, net_days, archived_at, created_at, updated_at)
    select $1::uuid, id, (array['AGENCY', 'PERSON', 'BUSINESS', 'SIGNING_SERVICE'])[1 + n % 4],
      (array['Bay', 'Harbor', 'Summit', 'Cedar', 'Union'])[1 + n % 5] || ' ' || (array['Staffing', 'Title', 'Schools', 'Care'])[1 + n / 5 % 4] || ' ' || n,
      'office' || n || '@example.com', '(510) 555-' || lpad(n::text, 4, '0'), case when n % 20 = 0 then array['escrow'] else '{}' end,
      14, case when n % 50 = 0 then now() end, ${timeOf('n', String(customers))}, ${timeOf('n', String(customers))}
    from (select id, place as n from history_customers) numbered`);
  await run(`insert into quotes (business_id, id, customer_id, number, subtotal_cents, discount_cents, tax_rate, tax_cents, total_cents,
      portal_token, sent_at, created_at, updated_at, status, valid_until, signer_name, signed_at, decided_at)
    select $1::uuid, ${idOf('at', 2, 'n')}, ${customerOf('n')}, 'Q-' || lpad(n::text, greatest(4, length(n::text)), '0'), 6700 + n, 0, 0, 0, 6700 + n,
      'history-quote-' || $1::uuid::text || n, case when status <> 'DRAFT' then at end, at, at, status,
      case when status in ('SENT', 'VIEWED') then current_date + 1 + n % 60
        when status <> 'DRAFT' then (at + interval '60 days')::date end,
      case when status in ('ACCEPTED', 'CONVERTED') then 'A customer' end, case when status in ('ACCEPTED', 'CONVERTED') then at end,
      case when status in ('ACCEPTED', 'CONVERTED', 'DECLINED') then at end
    from generate_series(1, ${quotes}) n, lateral (select ${timeOf('n', String(quotes))} as at) t,
      lateral (select case when n % 10 < 7 then 'CONVERTED'
        else (array['DRAFT', 'SENT', 'VIEWED', 'CHANGES_REQUESTED', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'VOID'])[1 + n / 10 % 8] end as status) s`);
  await run(`insert into quote_lines (business_id, id, position, type, description, quantity, unit_cents, taxable, optional, selected, total_cents, quote_id)
    select $1::uuid, gen_random_uuid(), position, (array['ROLLING', 'GOVERNMENT'])[1 + position], 'A line', 1, 3200, false, false, true, 3200, q.id
    from quotes q, generate_series(0, 1) position where q.business_id = $1`);
  await run(`insert into invoices (business_id, id, customer_id, number, subtotal_cents, discount_cents, tax_rate, tax_cents, total_cents,
      portal_token, sent_at, created_at, updated_at, status, paid_cents, issue_date, due_date, paid_at)
    select $1::uuid, ${idOf('at', 3, 'n')}, ${customerOf('n')}, 'INV-' || lpad(n::text, greatest(4, length(n::text)), '0'), total, 0, 0, 0, total,
      'history-invoice-' || $1::uuid::text || n, case when status <> 'DRAFT' then at end, at, at, status,
      case status when 'PAID' then total when 'PARTIAL' then 1000 else 0 end,
      case when status <> 'DRAFT' then at::date end, case when status <> 'DRAFT' then (at + interval '14 days')::date end,
      case when status = 'PAID' then at end
    from generate_series(1, ${invoices}) n, lateral (select ${timeOf('n', String(invoices))} as at, 6700 + n % 500 as total) t,
      lateral (select case when n % 10 < 8 then 'PAID'
        else (array['DRAFT', 'SENT', 'VIEWED', 'PARTIAL', 'VOID', 'WRITTEN_OFF', 'SENT'])[1 + n / 10 % 7] end as status) s`);
  await run(`insert into invoice_lines (business_id, id, position, type, description, quantity, unit_cents, taxable, optional, selected, total_cents, invoice_id)
    select $1::uuid, gen_random_uuid(), position, (array['ROLLING', 'GOVERNMENT'])[1 + position], 'A line', 1, 3200, false, false, true, 3200, i.id
    from invoices i, generate_series(0, 1) position where i.business_id = $1`);
  await run(`insert into payments (business_id, id, invoice_id, method, status, amount_cents, received_at, created_at, updated_at)
    select $1::uuid, gen_random_uuid(), i.id, 'CHECK', 'SUCCEEDED', i.paid_cents, i.created_at, i.created_at, i.created_at
    from invoices i where i.business_id = $1 and i.paid_cents > 0`);
  await run(`insert into activities (business_id, id, type, summary, actor_kind, actor_id, customer_id, invoice_id, occurred_at)
    select $1::uuid, ${idOf('i.created_at', 9, 'i.serial::bigint * 4 + k')}, 'invoice.' || verb, verb || ' invoice ' || i.number,
      kind, case kind when 'MEMBER' then m.user_id end, i.customer_id, i.id, i.created_at
    from invoices i left join memberships m on m.business_id = i.business_id,
      (values (1, 'sent', 'MEMBER'), (2, 'viewed', 'CUSTOMER')) did (k, verb, kind)
    where i.business_id = $1`);
  await run(`insert into payouts (business_id, id, stripe_payout_id, account_id, amount_cents, status, arrives_on, initiated_at, created_at, updated_at)
    select $1::uuid, ${idOf('at', 4, 'n')}, 'po_' || $1::uuid::text || n, 'acct_' || $1::uuid::text, 50000, 'PAID', (at + interval '2 days')::date, at, at, at
    from generate_series(1, ${Math.ceil(invoices / 20)}) n, lateral (select ${timeOf('n', String(Math.ceil(invoices / 20)))} as at) t`);
  await run(`insert into checkouts (business_id, id, invoice_id, quote_id, account_id, amount_cents, status, expires_at, created_at, updated_at)
    select $1::uuid, gen_random_uuid(), i.id, null, 'acct_' || $1::uuid::text, i.total_cents, 'COMPLETE', i.created_at, i.created_at, i.created_at
    from invoices i where i.business_id = $1 and i.serial % 4 = 0`);
  await run('select retally($1)');
  await run('select rekey_customers($1)');
  await client.query('commit');
  await chainActivities(client, businessId);
  await client.end();
}

/**
 * Chains the activities as if each had its own transaction; the owner's earlier ones stay first. In batches: within one
 * transaction every link would scan all dead versions of the chain's head.
 */
async function chainActivities(client: pg.Client, businessId: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    `select id from activities a where business_id = $1
     except select activity_id from audit_links where business_id = $1 order by id`,
    [businessId],
  );
  for (let next = 0; next < rows.length; next += CHAINED_AT_ONCE)
    await client.query(
      `select chain_activity(a) from (
        select * from activities where business_id = $1 and id = any($2::uuid[]) order by id) a`,
      [businessId, rows.slice(next, next + CHAINED_AT_ONCE).map(({ id }) => id)],
    );
}
