import { sql } from 'kysely';
import { withNext } from '#db/withNext.ts';
import type { OfflinePaymentMethod } from '#domain/states/payment.ts';
import type { InvoiceToSettle, PaymentToSettle, Settlement } from '#domain/states/settlement.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { notFound } from '#server/platform/graphql/errors.ts';
import { isUuid } from '#server/platform/graphql/ids.ts';
import { paidSince } from './becamePaid.ts';

/*
 * Recording a payment is what Whorl does most often and somebody waits for at a customer's table. Its statements are
 * written out: one for what has to be known, one for what is written (docs/decisions/0020, "Writes").
 */

interface WrittenPayment extends PaymentToSettle {
  creditCents: number;
  governmentCents: number;
}

export interface InvoiceToPay extends InvoiceToSettle {
  id: string;
  number: string;
  customerId: string;
  customerEmail: string | null;
  paidCents: number;
  paidAt: Date | null;
  payments: WrittenPayment[];
}

/**
 * An invoice with what a payment changes of it, locked until the transaction ends. Throws NOT_FOUND. It is read once it is
 * locked: a statement that waits for a lock sees the rest as it was before.
 */
export async function lockInvoiceToPay(work: Work, id: string): Promise<InvoiceToPay> {
  const mine = sql`i.business_id = ${work.businessId} and i.id = ${isUuid(id) ? id : null}`;
  await withNext(sql`select from invoices i where ${mine} for update`).execute(work.em.getKysely());
  const { rows } = await sql<{ invoice: InJson<InvoiceToPay> }>`
    select row_to_json(r) as invoice from (
      select i.id, i.number, i.status, i.total_cents as "totalCents", i.paid_cents as "paidCents",
        i.viewed_at as "viewedAt", i.paid_at as "paidAt", i.customer_id as "customerId",
        (select c.email from customers c where c.business_id = i.business_id and c.id = i.customer_id) as "customerEmail",
        (select coalesce(sum(l.total_cents), 0)::bigint from invoice_lines l where l.business_id = i.business_id
          and l.invoice_id = i.id and l.type = 'GOVERNMENT' and (l.selected or not l.optional)) as "governmentCents",
        (select coalesce(json_agg(p), '[]') from (
          select p.id, p.method, p.status, p.amount_cents as "amountCents", p.refunded_cents as "refundedCents",
            p.tip_cents as "tipCents", p.credit_cents as "creditCents", p.government_cents as "governmentCents", p.deposit,
            p.received_at as "receivedAt"
          from payments p where p.business_id = i.business_id and p.invoice_id = i.id) p) as payments
      from invoices i where ${mine}
    ) r
  `.execute(work.em.getKysely());
  const invoice = rows[0]?.invoice;
  if (!invoice || !(await work.reaches('invoices', id))) throw notFound('invoice');
  const payments = invoice.payments.map((payment) => ({ ...payment, receivedAt: new Date(payment.receivedAt) }));
  return { ...invoice, viewedAt: instant(invoice.viewedAt), paidAt: instant(invoice.paidAt), payments };
}

export interface TakenPayment extends PaymentToSettle {
  method: OfflinePaymentMethod;
  reference?: string | null;
  note?: string | null;
}

/** Writes a payment that was taken by hand, the last of those that were settled, and what it makes of its invoice. */
export async function writeTakenPayment(work: Work, invoice: InvoiceToPay, taken: TakenPayment, settled: Settlement) {
  const { businessId, now } = work;
  const share = settled.shares.at(-1)!;
  await withNext(sql`
    with taken as (
      insert into payments (business_id, id, invoice_id, method, status, amount_cents, credit_cents, government_cents,
        reference, note, received_at, recorded_by, created_at, updated_at)
      values (${businessId}, ${taken.id}, ${invoice.id}, ${taken.method}, ${taken.status}, ${taken.amountCents},
        ${share.creditCents}, ${share.governmentCents}, ${taken.reference}, ${taken.note}, ${taken.receivedAt},
        ${work.memberId}, ${now}, ${now})
    )
    update invoices set status = ${settled.status}, paid_cents = ${settled.paidCents},
      paid_at = ${paidSince(work, invoice.paidAt, settled.status)}, updated_at = ${now}, version = version + 1
    where business_id = ${businessId} and id = ${invoice.id}
  `).execute(work.em.getKysely());
  for (const [index, payment] of invoice.payments.entries()) await writeShare(work, payment, settled.shares[index]!);
}

/** One that is dated before others changes what of theirs passes on government fees. */
async function writeShare({ em, businessId, now }: Work, payment: WrittenPayment, share: Settlement['shares'][number]) {
  const { creditCents, governmentCents } = share;
  if (payment.creditCents === creditCents && payment.governmentCents === governmentCents) return;
  await withNext(sql`
    update payments set credit_cents = ${creditCents}, government_cents = ${governmentCents}, updated_at = ${now},
      version = version + 1
    where business_id = ${businessId} and id = ${payment.id}
  `).execute(em.getKysely());
}

/** As JSON tells it: instants are texts. */
type InJson<T> = T extends Date ? string : T extends object ? { [K in keyof T]: InJson<T[K]> } : T;

const instant = (text: string | null | undefined): Date | null => (text ? new Date(text) : null);
