import {
  CheckoutEntity,
  CustomerEntity,
  InvoiceEntity,
  PaymentEntity,
  StripeAccountEntity,
} from '#db/entities/index.ts';
import type { StartPortalPayment } from '#domain/inputs/portal.ts';
import { type Cents, formatCents } from '#domain/money.ts';
import { invoiceMachine } from '#domain/states/invoice.ts';
import { once } from '#server/platform/commands/once.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { invalidInput, Refusal } from '#server/platform/graphql/errors.ts';

/** Stripe keeps a page open for at least half an hour and at most a day. */
const OPEN_MS = 60 * 60 * 1000;
/** Below, Stripe takes no payment in US dollars. */
const LEAST_CENTS = 50;

/** What the processor's page shows. */
export interface OpenedCheckout {
  id: string;
  accountId: string;
  invoiceNumber: string;
  amountCents: Cents;
  tipCents: Cents;
  customerEmail: string | null;
  expiresAt: Date;
}

/** Agrees with a customer on what they pay now. Throws INVALID_STATE, VALIDATION_FAILED. */
export async function openCheckout(
  work: Work,
  invoiceId: string,
  input: Omit<StartPortalPayment, 'token'>,
): Promise<OpenedCheckout> {
  const invoice = await work.lock(InvoiceEntity, invoiceId, 'invoice');
  const id = await once(work, 'openCheckout', input.idempotencyKey, async () => {
    const account = await work.em.findOne(StripeAccountEntity, { businessId: work.businessId });
    if (!account?.chargesEnabled)
      throw new Refusal('INVALID_STATE', 'This business takes no payments online. Pay it in another way');
    invoiceMachine.next(invoice.status, 'pay');
    const balanceCents = invoice.totalCents - invoice.paidCents - (await pendingCents(work, invoiceId));
    requirePayable(input, balanceCents);
    const checkout = work.em.create(CheckoutEntity, {
      businessId: work.businessId,
      invoiceId,
      accountId: account.accountId,
      amountCents: input.amountCents,
      tipCents: input.tipCents ?? 0,
      expiresAt: new Date(work.now.getTime() + OPEN_MS),
    });
    work.em.persist(checkout);
    await work.em.flush();
    return checkout.id;
  });
  const checkout = await work.find(CheckoutEntity, id, 'checkout');
  const { email } = await work.find(CustomerEntity, invoice.customerId, 'customer');
  const { accountId, amountCents, tipCents, expiresAt } = checkout;
  return {
    id,
    accountId,
    amountCents,
    tipCents,
    expiresAt,
    invoiceNumber: invoice.number,
    customerEmail: email ?? null,
  };
}

/** Bank transfers on their way: not yet paid, and not to be paid again. */
async function pendingCents(work: Work, invoiceId: string): Promise<Cents> {
  const payments = await work.em.find(PaymentEntity, { invoiceId, status: 'PENDING' });
  return payments.reduce((sum, { amountCents, tipCents }) => sum + amountCents - tipCents, 0);
}

function requirePayable(
  { amountCents, tipCents }: { amountCents: Cents; tipCents?: Cents | null },
  balanceCents: Cents,
): void {
  const refuse = (path: string, message: string, code: string) => {
    throw invalidInput([{ path, message, code }]);
  };
  if (amountCents > balanceCents)
    refuse(
      'amountCents',
      `That is more than is owed: the balance is ${formatCents(balanceCents)}`,
      'MORE_THAN_BALANCE',
    );
  if (amountCents < LEAST_CENTS) refuse('amountCents', `Pay at least ${formatCents(LEAST_CENTS)}`, 'TOO_LITTLE');
  if ((tipCents ?? 0) > amountCents) refuse('tipCents', 'A tip is at most as much as the payment', 'TOO_MUCH');
}
