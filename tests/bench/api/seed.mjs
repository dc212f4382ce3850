import { once } from 'node:events';
import { from as copyFrom } from 'pg-copy-streams';
import { hashPassword } from '../../../server/platform/auth/passwords.ts';
import { connect } from './postgres.mjs';

export const PASSWORD = 'a password of the bench';
export const emailOf = (business) => `owner${business}@bench.example`;

export const DAY_MS = 24 * 60 * 60 * 1000;
const HISTORY_DAYS = 700;
const WORDS = ['Bay', 'Harbor', 'Summit', 'Cedar', 'Union', 'Mesa', 'Pioneer', 'Lake', 'Valley', 'Garden'];
export const KINDS = ['Staffing', 'Title', 'Schools', 'Care', 'Security', 'Law', 'Health', 'Transit', 'Realty', 'Labs'];
export const LINES = [
  ['ROLLING', 'Live scan rolling fee', 3500],
  ['GOVERNMENT', 'DOJ fee', 3200],
  ['TRAVEL', 'Travel, 8.9 miles each way', 1291],
];

/**
 * Fills businesses with customers, invoices of three lines and four payments to every five invoices, through COPY, the
 * same rows at each run. Customers have no email, so that no receipts are printed while something else is measured.
 */
export async function seed(url, { businesses, customersEach, invoicesEach }) {
  return seedTrades(
    url,
    Array.from({ length: businesses }, () => ({ customers: customersEach, invoices: invoicesEach })),
  );
}

/** The same for businesses of different sizes. `fillMore` copies what else they have before the tables are analyzed. */
export async function seedTrades(url, sizes, fillMore = async () => undefined) {
  const client = await connect(url);
  const now = new Date();
  const passwordHash = await hashPassword(PASSWORD);
  // Foreign keys and sums hold by how the rows are made; checked one by one they would take most of the time.
  await client.query('set session_replication_role = replica');
  const trades = sizes.map((size, index) => trade(index, size, now));

  await copy(client, 'users (id, email, full_name, password_hash, email_verified_at, created_at, updated_at)', () =>
    trades.map((t) => [t.userId, emailOf(t.index), `Owner ${t.index}`, passwordHash, t.began, t.began, t.began]),
  );
  await copy(client, 'businesses (id, name, time_zone, trial_ends_at, created_at, updated_at)', () =>
    trades.map((t) => [t.id, `Business ${t.index}`, 'America/Los_Angeles', t.began, t.began, t.began]),
  );
  await copy(client, 'memberships (business_id, id, user_id, role, created_at)', () =>
    trades.map((t) => [t.id, t.idOf(now, 1), t.userId, 'OWNER', t.began]),
  );
  await copy(
    client,
    'subscriptions (business_id, tier, interval, status, stripe_customer_id, stripe_subscription_id, heard_at, created_at, updated_at)',
    () => trades.map((t) => [t.id, 'PREMIUM', 'YEAR', 'ACTIVE', `cus_${t.index}`, `sub_${t.index}`, now, now, now]),
  );
  await copy(client, 'counters (business_id, kind, next_value)', () =>
    trades.map((t) => [t.id, 'invoice', t.invoiceCount + 1]),
  );
  await copy(client, 'customers (business_id, id, kind, name, net_days, created_at, updated_at)', () =>
    all(trades, customers),
  );
  await copy(
    client,
    `invoices (business_id, id, customer_id, number, subtotal_cents, discount_cents, tax_rate, tax_cents, total_cents, portal_token,
      sent_at, created_at, updated_at, status, paid_cents, issue_date, due_date, paid_at)`,
    () => all(trades, invoices),
  );
  await copy(
    client,
    `invoice_lines (business_id, id, position, type, description, quantity, unit_cents, taxable, optional, selected, total_cents, invoice_id)`,
    () => all(trades, lines, LINES.length),
  );
  await copy(
    client,
    'payments (business_id, id, invoice_id, method, status, amount_cents, government_cents, received_at, created_at, updated_at)',
    () => all(trades, payments),
  );
  await fillMore(client, trades);
  await client.query('set session_replication_role = origin');
  await client.query('select retally(id), rekey_customers(id) from businesses');
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
  await client.end();
  return trades;
}

export const TOTAL = LINES.reduce((sum, [, , cents]) => sum + cents, 0);
const GOVERNMENT = LINES.find(([type]) => type === 'GOVERNMENT')[2];
const STATES = [...Array(15).fill('PAID'), 'PARTIAL', 'SENT', 'VIEWED', 'SENT', 'DRAFT'];
/** As the largest plan has it, with two or three such times to a month. */
const SERVED_AT_A_TIME = 200;
/** More than one business has of anything: what numbers its rows among those of all. */
const MOST_EACH = 1_000_000;

function trade(index, size, now) {
  const began = new Date(now.getTime() - HISTORY_DAYS * DAY_MS);
  const idOf = (time, kind, n = 0) => uuid(time, kind, index * MOST_EACH + n);
  /** When the n-th of so many things came about, spread evenly over the history. */
  const timeOf = (n, count) => new Date(began.getTime() + ((n + 1) / (count + 1)) * HISTORY_DAYS * DAY_MS);
  const customerIds = Array.from({ length: size.customers }, (_, n) => idOf(began, 3, n));
  return {
    index,
    id: idOf(began, 2),
    userId: idOf(began, 4),
    began,
    idOf,
    timeOf,
    customerIds,
    /** Whom the n-th of so many is for: some hundred customers at a time, in turn, and others later. */
    customerOf(n, count) {
      const times = Math.ceil(size.customers / SERVED_AT_A_TIME);
      const place = Math.floor((n / count) * times) * SERVED_AT_A_TIME + (n % SERVED_AT_A_TIME);
      return customerIds[place % size.customers];
    },
    invoiceCount: size.invoices,
    /** The n-th oldest. */
    invoice(n) {
      const created = timeOf(n, size.invoices);
      // Or all that one customer has would be in the same state, since customers come in turn, too.
      const turn = Math.floor(n / SERVED_AT_A_TIME);
      const status = STATES[(n * 7 + turn + index) % STATES.length];
      const paid = status === 'PAID' ? TOTAL : status === 'PARTIAL' ? TOTAL / 2 - (TOTAL % 2) / 2 : 0;
      return { id: idOf(created, 5, n), created, status, paid };
    },
  };
}

/**
 * In the order in which they came about, over the same time for all: a business's rows lie among those that others wrote
 * meanwhile, with no more beside each other than were written at once.
 */
export function* all(trades, rowsOf, atOnce = 1) {
  const fewest = Math.min(...trades.map(({ invoiceCount }) => invoiceCount));
  const unfinished = new Map(trades.map((trade) => [rowsOf(trade), (atOnce * trade.invoiceCount) / fewest]));
  while (unfinished.size > 0)
    for (const [rows, count] of unfinished) if (!(yield* some(rows, count))) unfinished.delete(rows);
}

/** So many of them; answers whether there were as many. */
function* some(rows, count) {
  for (let taken = 0; taken < count; taken += 1) {
    const { done, value } = rows.next();
    if (done) return false;
    yield value;
  }
  return true;
}

function* customers({ index, id, customerIds, began }) {
  for (const [n, customerId] of customerIds.entries()) {
    const name = `${WORDS[(n + index) % WORDS.length]} ${KINDS[Math.floor(n / WORDS.length + index) % KINDS.length]} ${n}`;
    yield [id, customerId, 'AGENCY', name, 14, began, began];
  }
}

function* invoices({ index, id, customerOf, invoiceCount, invoice }) {
  for (let n = 0; n < invoiceCount; n += 1) {
    const { id: invoiceId, created, status, paid } = invoice(n);
    const sent = status === 'DRAFT' ? null : created;
    const due = sent && day(new Date(created.getTime() + 14 * DAY_MS));
    const customerId = customerOf(n, invoiceCount);
    const number = `INV-${String(n + 1).padStart(4, '0')}`;
    const token = `bench-${String(index).padStart(8, '0')}-${String(n).padStart(8, '0')}`;
    yield [
      id,
      invoiceId,
      customerId,
      number,
      TOTAL,
      0,
      0,
      0,
      TOTAL,
      token,
      sent,
      created,
      created,
      status,
      paid,
      sent && day(created),
      due,
      status === 'PAID' ? created : null,
    ];
  }
}

function* lines({ id, idOf, invoiceCount, invoice }) {
  for (let n = 0; n < invoiceCount; n += 1) {
    const { id: invoiceId, created } = invoice(n);
    for (const [position, [type, description, cents]] of LINES.entries()) {
      const lineId = idOf(created, 6 + position, n);
      yield [id, lineId, position, type, description, 1, cents, false, false, true, cents, invoiceId];
    }
  }
}

function* payments({ id, idOf, invoiceCount, invoice }) {
  for (let n = 0; n < invoiceCount; n += 1) {
    const { id: invoiceId, created, paid } = invoice(n);
    if (paid === 0) continue;
    const passedOn = Math.round((GOVERNMENT * paid) / TOTAL);
    yield [id, idOf(created, 9, n), invoiceId, 'CHECK', 'SUCCEEDED', paid, passedOn, created, created, created];
  }
}

/** A UUIDv7 of this time; what follows the time tells the rows apart. */
function uuid(time, kind, n) {
  const stamp = time.getTime().toString(16).padStart(12, '0');
  const rest = n.toString(16).padStart(12, '0');
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${kind.toString(16).padStart(3, '0')}-8000-${rest}`;
}

export const day = (date) => date.toISOString().slice(0, 10);

/** Copies rows into the named columns of a table. */
export async function copy(client, target, rows) {
  const stream = client.query(copyFrom(`copy ${target} from stdin`));
  let block = '';
  for (const row of rows()) {
    block += `${row.map(text).join('\t')}\n`;
    if (block.length < 65_536) continue;
    if (!stream.write(block)) await once(stream, 'drain');
    block = '';
  }
  stream.end(block);
  await once(stream, 'finish');
}

const text = (value) => (value === null ? '\\N' : value instanceof Date ? value.toISOString() : String(value));
