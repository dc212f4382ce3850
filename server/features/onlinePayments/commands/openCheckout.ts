import { BusinessEntity, InvoiceEntity, PaymentEntity } from '#db/entities/index.ts';
import type { StartPortalPayment } from '#domain/inputs/portal.ts';
import { type Cents, formatCents } from '#domain/money.ts';
import { LEAST_ONLINE_CENTS, strandsRest, workingAmounts } from '#domain/onlinePayment.ts';
import { invoiceMachine } from '#domain/states/invoice.ts';
import { invalidInput } from '#server/core/errors.ts';
import { oncePerKey } from '#server/platform/commands/idempotency.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { addCheckout, keyFor, type OpenedCheckout, openedCheckout, reopenIfClosed } from '../checkout.ts';

/** Opens a checkout for a customer's payment on an invoice. Throws INVALID_STATE, VALIDATION_FAILED. */
export async function openCheckout(
  work: Work,
  invoiceId: string,
  { amountCents, tipCents: tip, idempotencyKey }: Omit<StartPortalPayment, 'token'>,
): Promise<OpenedCheckout> {
  const tipCents = tip ?? 0;
  const invoice = await work.lock(InvoiceEntity, invoiceId, 'invoice');
  const agree = async () => {
    invoiceMachine.next(invoice.status, 'pay');
    const dueCents = invoice.totalCents - invoice.paidCents - (await pendingCents(work, invoiceId));
    requirePayable({ amountCents, tipCents }, dueCents);
    await requireOffered(work, { amountCents, isPart: amountCents < dueCents, hasTip: tipCents > 0 }, dueCents);
  };
  const id = await oncePerKey(
    work,
    'openCheckout',
    { amountCents, tipCents, idempotencyKey: keyFor(invoiceId, idempotencyKey) },
    async (checkoutId) => {
      await agree();
      await addCheckout(work, { id: checkoutId, invoiceId, amountCents, tipCents });
    },
  );
  await reopenIfClosed(work, id, agree);
  return openedCheckout(work, id, { title: `Invoice ${invoice.number}`, customerId: invoice.customerId });
}

/** Pending bank transfers on the invoice, which must not be paid a second time. */
async function pendingCents(work: Work, invoiceId: string): Promise<Cents> {
  const payments = await work.em.find(PaymentEntity, { invoiceId, status: 'PENDING' });
  return payments.reduce((sum, { amountCents, tipCents }) => sum + amountCents - tipCents, 0);
}

function requirePayable({ amountCents, tipCents }: { amountCents: Cents; tipCents: Cents }, dueCents: Cents): void {
  if (amountCents > dueCents) {
    const message = `That’s more than the balance of ${formatCents(dueCents)}`;
    throw invalidInput([{ path: 'amountCents', message, code: 'MORE_THAN_BALANCE' }]);
  }
  if (amountCents < LEAST_ONLINE_CENTS) {
    const message = `Pay at least ${formatCents(LEAST_ONLINE_CENTS)}`;
    throw invalidInput([{ path: 'amountCents', message, code: 'TOO_LITTLE' }]);
  }
  if (tipCents > amountCents) {
    const message = 'The tip can’t be more than the payment';
    throw invalidInput([{ path: 'tipCents', message, code: 'TOO_MUCH' }]);
  }
}

/** Throws VALIDATION_FAILED for a partial payment or a tip that the business does not accept. */
async function requireOffered(
  work: Work,
  wish: { amountCents: Cents; isPart: boolean; hasTip: boolean },
  dueCents: Cents,
): Promise<void> {
  const { partPayments, tips } = await work.em.findOneOrFail(BusinessEntity, { id: work.businessId });
  if (wish.isPart && !partPayments) {
    const message = `Pay the full balance of ${formatCents(dueCents)}. Partial payments aren’t available here`;
    throw invalidInput([{ path: 'amountCents', message, code: 'NO_PARTS' }]);
  }
  if (wish.isPart && strandsRest(wish.amountCents, dueCents)) {
    const message = `The remaining balance would be too small to pay online. Pay ${workingAmounts(dueCents)}`;
    throw invalidInput([{ path: 'amountCents', message, code: 'REST_TOO_SMALL' }]);
  }
  if (wish.hasTip && !tips) {
    const message = 'This business doesn’t accept tips';
    throw invalidInput([{ path: 'tipCents', message, code: 'NO_TIPS' }]);
  }
}
