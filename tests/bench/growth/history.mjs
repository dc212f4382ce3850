import { all, copy, DAY_MS, day, LINES, TOTAL } from '../api/seed.mjs';

const STATES = [...Array(14).fill('CONVERTED'), 'DECLINED', 'EXPIRED', 'SENT', 'VIEWED', 'SENT', 'DRAFT'];
const quoteCount = ({ invoiceCount }) => Math.round(invoiceCount * 0.6);

/** What a business of some age has beside its invoices: quotes to six in ten of them, payouts, and what happened. */
export async function fillHistory(client, trades) {
  await copy(
    client,
    `quotes (business_id, id, customer_id, number, subtotal_cents, discount_cents, tax_rate, tax_cents, total_cents, portal_token,
      sent_at, created_at, updated_at, status, valid_until, signer_name, signed_at, decided_at)`,
    () => all(trades, quotes),
  );
  await copy(
    client,
    'quote_lines (business_id, id, position, type, description, quantity, unit_cents, taxable, optional, selected, total_cents, quote_id)',
    () => all(trades, quoteLines, LINES.length),
  );
  await copy(
    client,
    'activities (business_id, id, type, summary, actor_kind, actor_id, customer_id, invoice_id, payment_id, occurred_at)',
    () => all(trades, activities, 3),
  );
  await copy(
    client,
    'payouts (business_id, id, stripe_payout_id, account_id, amount_cents, status, arrives_on, initiated_at, created_at, updated_at)',
    () => all(trades, payouts),
  );
}

/** The n-th oldest; those that wait for an answer are young. */
export function quote(trade, n) {
  const count = quoteCount(trade);
  const created = trade.timeOf(n, count);
  const state = STATES[(n * 3 + trade.index) % STATES.length];
  const waits = state === 'SENT' || state === 'VIEWED';
  const isOld = Date.now() - created.getTime() > 30 * DAY_MS;
  return { id: trade.idOf(created, 10, n), created, status: waits && isOld ? 'EXPIRED' : state };
}

function* quotes(trade) {
  for (let n = 0; n < quoteCount(trade); n += 1) {
    const { id, created, status } = quote(trade, n);
    const sent = status === 'DRAFT' ? null : created;
    const decided = status === 'CONVERTED' || status === 'DECLINED' ? created : null;
    yield [
      trade.id,
      id,
      trade.customerOf(n, quoteCount(trade)),
      `Q-${String(n + 1).padStart(4, '0')}`,
      TOTAL,
      0,
      0,
      0,
      TOTAL,
      `bench-q-${String(trade.index).padStart(8, '0')}-${String(n).padStart(8, '0')}`,
      sent,
      created,
      created,
      status,
      sent && day(new Date(created.getTime() + 30 * DAY_MS)),
      status === 'CONVERTED' ? 'A customer' : null,
      status === 'CONVERTED' ? created : null,
      decided,
    ];
  }
}

function* quoteLines(trade) {
  for (let n = 0; n < quoteCount(trade); n += 1) {
    const { id, created } = quote(trade, n);
    for (const [position, [type, description, cents]] of LINES.entries()) {
      const lineId = trade.idOf(created, 11 + position, n);
      yield [trade.id, lineId, position, type, description, 1, cents, false, false, true, cents, id];
    }
  }
}

function* activities(trade) {
  const { id, idOf, invoiceCount, invoice, customerOf, userId } = trade;
  for (let n = 0; n < invoiceCount; n += 1) {
    const { id: invoiceId, created, paid } = invoice(n);
    const number = `INV-${String(n + 1).padStart(4, '0')}`;
    const customerId = customerOf(n, invoiceCount);
    const told = (kind, type, summary, paymentId = null) => {
      const at = new Date(created.getTime() + kind);
      return [id, idOf(at, 20 + kind, n), type, summary, 'MEMBER', userId, customerId, invoiceId, paymentId, at];
    };
    yield told(0, 'invoice.created', `Wrote invoice ${number}`);
    yield told(1, 'invoice.sent', `Sent invoice ${number}`);
    if (paid > 0) yield told(2, 'payment.recorded', `Received on invoice ${number}`, idOf(created, 9, n));
  }
}

/** One to every twenty invoices. */
function* payouts(trade) {
  const count = Math.floor(trade.invoiceCount / 20);
  for (let n = 0; n < count; n += 1) {
    const at = trade.timeOf(n, count);
    const arrives = day(new Date(at.getTime() + 2 * DAY_MS));
    const account = `acct_${trade.index}`;
    yield [trade.id, trade.idOf(at, 30, n), `po_${trade.index}_${n}`, account, TOTAL * 10, 'PAID', arrives, at, at, at];
  }
}
