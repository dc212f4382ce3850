import { sql } from 'kysely';
import { isStillPayable } from '#domain/onlinePayment.ts';
import type { DepositStatus } from '#domain/states/deposit.ts';
import { type InvoiceStatus, invoiceMachine } from '#domain/states/invoice.ts';
import { depositStatus } from '#server/features/quotes/index.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { pendingCents } from './payable.ts';

export interface OpenCheckout {
  id: string;
  accountId: string;
  /** Null until Stripe has created the Checkout session. */
  sessionId: string | null;
}

interface CheckoutRow extends OpenCheckout {
  amountCents: number;
  invoiceStatus: InvoiceStatus | null;
  dueCents: number | null;
  depositStatus: DepositStatus | null;
  depositCents: number | null;
}

/** Returns the open checkouts whose amount is no longer due. Checkouts with a pending payment are not included. */
export async function unpayableCheckouts({ em, businessId, now }: Work): Promise<OpenCheckout[]> {
  const { rows } = await sql<CheckoutRow>`
    select c.id, c.account_id as "accountId", c.session_id as "sessionId", c.amount_cents::float8 as "amountCents",
      i.status as "invoiceStatus", (i.balance_cents - ${sql.raw(pendingCents('i'))})::float8 as "dueCents",
      ${sql.raw(depositStatus('q'))} as "depositStatus", q.deposit_cents::float8 as "depositCents"
    from checkouts c
      left join invoices i on i.business_id = c.business_id and i.id = c.invoice_id and c.quote_id is null
      left join quotes q on q.business_id = c.business_id and q.id = c.quote_id
    where c.business_id = ${businessId} and c.status = 'OPEN' and c.expires_at > ${now}
      and not exists (
        select from payments p where p.business_id = c.business_id and p.checkout_id = c.id and p.status = 'PENDING')
  `.execute(em.getKysely());
  return rows.filter((row) => !isPayable(row));
}

function isPayable(checkout: CheckoutRow): boolean {
  const { amountCents, invoiceStatus, dueCents } = checkout;
  if (invoiceStatus) return invoiceMachine.can(invoiceStatus, 'pay') && isStillPayable(amountCents, dueCents ?? 0);
  return checkout.depositStatus === 'DUE' && checkout.depositCents === amountCents;
}
