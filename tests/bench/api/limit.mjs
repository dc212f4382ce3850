import { createServer } from 'node:http';
import { verify } from '@node-rs/argon2';
import pg from 'pg';

// The limit: node:http and one prepared statement, written by hand, that answers each response's JSON. No tokens, no
// policy, no limits, no log. Nothing that speaks to PostgreSQL from Node can be much faster.

/** More at once get in one another's way on a core (docs/decisions/0020): with ten, all of this answers a tenth less. */
const CONNECTIONS = 4;
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: CONNECTIONS });
/** Behind the product's second wall (docs/decisions/0028): the same statements over one business's views, as its role. */
const walled = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: CONNECTIONS, pipeline: true });
walled.on('connect', (client) =>
  client.query(`select set_config('role', 'whorl_tenant', false), set_config('search_path', 'tenant, public', false)`),
);

const OVERDUE = `(i.status in ('SENT', 'VIEWED', 'PARTIAL') and i.balance_cents > 0 and coalesce(i.due_date < (now() at time zone 'America/Los_Angeles')::date, false))`;
const INVOICE = `i.id, i.number, i.status, ${OVERDUE} as overdue, i.total_cents as "totalCents", i.balance_cents as "balanceCents",
  i.issue_date as "issueDate", i.due_date as "dueDate",
  (select row_to_json(c) from (select id, name from customers where business_id = i.business_id and id = i.customer_id) c) as customer,
  (select coalesce(json_agg(l), '[]') from (select id, type, description, quantity, unit_cents as "unitCents", total_cents as "totalCents"
    from invoice_lines where business_id = i.business_id and invoice_id = i.id order by position) l) as lines,
  (select coalesce(json_agg(p), '[]') from (select id, method, status, amount_cents as "amountCents", received_at as "receivedAt"
    from payments where business_id = i.business_id and invoice_id = i.id order by received_at) p) as payments`;

const statements = {
  list: `select json_build_object('data', json_build_object('invoices', json_build_object('nodes', (select json_agg(n) from (
      select ${INVOICE} from invoices i where i.business_id = $1 order by i.created_at desc, i.id desc limit 50) n),
    'totalCount', (select count(*) from invoices where business_id = $1))))::text as body`,
  one: `select json_build_object('data', json_build_object('invoice', (select row_to_json(n) from (
      select ${INVOICE} from invoices i where i.business_id = $1 and i.id = $2) n)))::text as body`,
  today: `select json_build_object('data', json_build_object('today', (select row_to_json(n) from (select
      (select coalesce(sum(balance_cents), 0)::bigint ${open('b')}) as "owedCents", (select count(*) ${open('b')}) as "openCount",
      (select coalesce(sum(balance_cents), 0)::bigint ${open('b')} and i.due_date < today.day) as "overdueCents",
      (select count(*) ${open('b')} and i.due_date < today.day) as "overdueCount",
      (select count(*) ${waiting('b')}) as "quotesWaitingCount", (select coalesce(sum(total_cents), 0)::bigint ${waiting('b')}) as "quotesWaitingCents",
      (select coalesce(sum(amount_cents - refunded_cents), 0)::bigint from payments p where p.business_id = b.id and p.status in ('SUCCEEDED', 'PARTLY_REFUNDED')
        and p.received_at >= date_trunc('month', now() at time zone b.time_zone) at time zone b.time_zone) as "paidThisMonthCents"
      from businesses b, lateral (select (now() at time zone b.time_zone)::date as day) today where b.id = $1) n)))::text as body`,
  search: `select json_build_object('data', json_build_object('customers', json_build_object('nodes', (select coalesce(json_agg(n), '[]') from (
      select id, name, email, phone from customers where business_id = $1 and search_text like $2 order by lower(name), id limit 25) n))))::text as body`,
};

function open(b) {
  return `from invoices i where i.business_id = ${b}.id and i.status in ('SENT', 'VIEWED', 'PARTIAL') and i.balance_cents > 0`;
}

function waiting(b) {
  return `from quotes q where q.business_id = ${b}.id and q.status in ('SENT', 'VIEWED') and coalesce(q.valid_until >= today.day, true)`;
}

const operations = {
  async pay({ business, invoice, cents, id, activity }) {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const locked = await run(
        client,
        'lock',
        'select total_cents, paid_cents, number, customer_id from invoices where business_id = $1 and id = $2 for update',
        [business, invoice],
      );
      const row = locked.rows[0];
      if (Number(row.paid_cents) + cents > Number(row.total_cents)) throw new Error('more than is owed');
      await run(
        client,
        'payment',
        `insert into payments (business_id, id, invoice_id, method, status, amount_cents, received_at, created_at, updated_at)
        values ($1, $2, $3, 'CASH', 'SUCCEEDED', $4, now(), now(), now())`,
        [business, id, invoice, cents],
      );
      await run(
        client,
        'paid',
        `update invoices set paid_cents = paid_cents + $3, status = case when paid_cents + $3 = total_cents then 'PAID' else 'PARTIAL' end,
        updated_at = now(), version = version + 1 where business_id = $1 and id = $2`,
        [business, invoice, cents],
      );
      await run(
        client,
        'activity',
        `insert into activities (business_id, id, type, summary, actor_kind, customer_id, invoice_id, payment_id, occurred_at)
        values ($1, $2, 'payment.recorded', $3, 'MEMBER', $4, $5, $6, now())`,
        [business, activity, `Received on invoice ${row.number}`, row.customer_id, invoice, id],
      );
      await client.query('commit');
      return JSON.stringify({ data: { recordPayment: { id } } });
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  },
  async signIn({ email, password }) {
    const { rows } = await pool.query({
      name: 'user',
      text: 'select id, password_hash from users where email = $1',
      values: [email],
    });
    if (!(await inTurn(() => verify(rows[0].password_hash, password)))) throw new Error('another password');
    return JSON.stringify({ data: { signIn: { id: rows[0].id } } });
  },
};

/** As the product does it, so that both pay the same for a hash. */
let queue = Promise.resolve();
function inTurn(task) {
  const turn = queue.then(task);
  queue = turn.catch(() => undefined);
  return turn;
}

async function behindTheWall(name, values) {
  const client = await walled.connect();
  try {
    const [, { rows }] = await Promise.all([
      run(client, 'confine', `select set_config('whorl.business', $1, false)`, [values[0]]),
      run(client, name, statements[name], values),
    ]);
    return rows[0].body;
  } finally {
    client.release();
  }
}

const run = (client, name, text, values) => client.query({ name, text, values });

async function answer(name, body) {
  if (operations[name]) return operations[name](body);
  if (name.startsWith('walled-')) return behindTheWall(name.slice('walled-'.length), body);
  const { rows } = await pool.query({ name, text: statements[name], values: body });
  return rows[0].body;
}

const server = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (chunk) => {
    text += chunk;
  });
  request.on('end', () => {
    answer(request.url.slice(1), JSON.parse(text)).then(
      (body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
