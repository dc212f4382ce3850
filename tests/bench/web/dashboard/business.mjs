import pg from 'pg';

const TOTAL = 6700;
const LINES = [
  ['ROLLING', 'Live scan rolling fee', 3500],
  ['GOVERNMENT', 'DOJ fee', 3200],
];

/** Adds sent and paid invoices to the demo's business until it has this many, straight into its tables. */
export async function growTo(databaseUrl, wanted) {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(INVOICES, [wanted, TOTAL]);
    for (const [position, [type, description, cents]] of LINES.entries())
      await client.query(LINES_OF, [position, type, description, cents]);
    await client.query(PAYMENTS);
    await client.query(
      `update counters set next_value = greatest(next_value, $1::int + 1) where kind = 'invoice' and business_id = (select id from businesses)`,
      [wanted],
    );
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
}

// They lie before the demo's own: what is newest stays its story. Every fifth is sent and not paid yet.
const INVOICES = `
  insert into invoices (business_id, id, customer_id, number, subtotal_cents, discount_cents, tax_rate, tax_cents,
    total_cents, portal_token, sent_at, created_at, updated_at, status, paid_cents, issue_date, due_date, paid_at)
  select b.id, uuidv7(made.at - now()), (c.ids)[1 + n % cardinality(c.ids)], 'INV-' || (10000 + n), $2::int, 0, 0, 0,
    $2::int, 'bench-' || gen_random_uuid(), made.at, made.at, made.at,
    case when n % 5 = 0 then 'SENT' else 'PAID' end, case when n % 5 = 0 then 0 else $2::int end,
    made.at::date, made.at::date + 400, case when n % 5 > 0 then made.at end
  from (select id from businesses) b,
    (select array_agg(id order by id) ids from customers) c,
    generate_series(1, $1::int - (select count(*) from invoices)::int) n,
    lateral (select now() - interval '60 days' - n * interval '1 hour' as at) made`;

const LINES_OF = `
  insert into invoice_lines (business_id, id, position, type, description, quantity, unit_cents, taxable, optional,
    selected, total_cents, invoice_id)
  select business_id, gen_random_uuid(), $1, $2, $3, 1, $4, false, false, true, $4, id
  from invoices where portal_token like 'bench-%'`;

const PAYMENTS = `
  insert into payments (business_id, id, invoice_id, method, status, amount_cents, received_at, created_at, updated_at)
  select business_id, gen_random_uuid(), id, 'CHECK', 'SUCCEEDED', total_cents, paid_at, paid_at, paid_at
  from invoices where portal_token like 'bench-%' and status = 'PAID'`;
