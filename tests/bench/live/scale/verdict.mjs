/** Everything that was committed in these businesses since, in the order of its commits. */
export async function committedSince(database, since) {
  const { rows } = await database.query(
    `select id, business_id as "businessId", invoice_id as "invoiceId", payment_id as "paymentId",
       (extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000)::float8 as "committedAt"
     from activities where occurred_at >= $1 order by pg_xact_commit_timestamp(xmin)`,
    [since],
  );
  return rows;
}

/** Holds what each listener heard against what was committed: missing, doubled, of others; and how long each took. */
export function judge(listeners, committed) {
  const byBusiness = Map.groupBy(committed, ({ businessId }) => businessId);
  const verdict = { events: 0, missing: 0, doubled: 0, others: 0, disordered: 0, delays: [] };
  const orders = new Map();
  for (const listener of listeners) {
    const own = byBusiness.get(listener.business.id) ?? [];
    if (listener.invoice) judgeCustomer(listener, own, verdict);
    else judgeOwner(listener, own, verdict, orders);
  }
  verdict.delays.sort((a, b) => a - b);
  return verdict;
}

function judgeOwner({ business, heard }, own, verdict, orders) {
  const committedAt = new Map(own.map((activity) => [activity.id, activity.committedAt]));
  const seen = new Set();
  for (const { id, at } of heard) {
    verdict.events += 1;
    if (!committedAt.has(id)) verdict.others += 1;
    else if (seen.has(id)) verdict.doubled += 1;
    else verdict.delays.push(at - committedAt.get(id));
    seen.add(id);
  }
  verdict.missing += own.filter(({ id }) => !seen.has(id)).length;
  // Every socket of a business must have heard the same in the same order, whichever server it is connected to.
  const order = heard.map(({ id }) => id).join();
  if (!orders.has(business.id)) orders.set(business.id, order);
  if (orders.get(business.id) !== order) verdict.disordered += 1;
}

/** The customer's page carries no ids: its events are told apart by their order, and by what is paid, which only grows. */
function judgeCustomer({ invoice, heard }, own, verdict) {
  const expected = own.filter(({ invoiceId }) => invoiceId === invoice.id);
  verdict.events += heard.length;
  verdict.others += heard.filter(({ number }) => number !== invoice.number).length;
  verdict.missing += Math.max(0, expected.length - heard.length);
  verdict.doubled += Math.max(0, heard.length - expected.length);
  if (heard.some(({ paidCents }, n) => n > 0 && paidCents < heard[n - 1].paidCents)) verdict.disordered += 1;
  for (const [n, { at }] of heard.slice(0, expected.length).entries())
    verdict.delays.push(at - expected[n].committedAt);
}

export const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
