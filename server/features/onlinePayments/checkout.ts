import { CheckoutEntity, CustomerEntity, StripeAccountEntity } from '#db/entities/index.ts';
import type { Cents } from '#domain/money.ts';
import { Refusal } from '#server/core/errors.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Stripe keeps a page open for at least half an hour and at most a day. */
const OPEN_MS = 60 * 60 * 1000;

/** What the processor's page shows. */
export interface OpenedCheckout {
  id: string;
  accountId: string;
  /** What is paid: "Invoice INV-0042". */
  title: string;
  amountCents: Cents;
  tipCents: Cents;
  customerEmail: string | null;
  expiresAt: Date;
  /** How often its page was opened anew after it had closed. */
  opened: number;
}

interface Agreed {
  id: string;
  invoiceId?: string;
  quoteId?: string;
  amountCents: Cents;
  tipCents: Cents;
}

/** Writes down what was agreed on with a customer. Throws INVALID_STATE. */
export async function addCheckout(work: Work, agreed: Agreed): Promise<void> {
  const account = await work.em.findOne(StripeAccountEntity, { businessId: work.businessId });
  if (!account?.chargesEnabled)
    throw new Refusal('INVALID_STATE', 'This business takes no payments online. Pay it in another way');
  const checkout = work.em.create(CheckoutEntity, {
    ...agreed,
    businessId: work.businessId,
    accountId: account.accountId,
    expiresAt: new Date(work.now.getTime() + OPEN_MS),
  });
  await work.em.persist(checkout).flush();
}

/** What was agreed on before, for the processor's page. */
export async function openedCheckout(
  work: Work,
  id: string,
  { title, customerId }: { title: string; customerId: string },
): Promise<OpenedCheckout> {
  const { accountId, amountCents, tipCents, expiresAt, opened } = await work.find(CheckoutEntity, id, 'checkout');
  const { email } = await work.find(CustomerEntity, customerId, 'customer');
  return { id, accountId, title, amountCents, tipCents, customerEmail: email ?? null, expiresAt, opened };
}

/**
 * Opens a checkout anew that was asked for before under the same key, and whose page has closed meanwhile. `agree` throws
 * where it could not be opened now.
 */
export async function reopenIfClosed(work: Work, id: string, agree: () => Promise<void>): Promise<void> {
  const checkout = await work.lock(CheckoutEntity, id, 'checkout');
  const isClosed = checkout.status === 'EXPIRED' || (checkout.status === 'OPEN' && checkout.expiresAt <= work.now);
  if (!isClosed) return;
  await agree();
  Object.assign(checkout, {
    status: 'OPEN',
    sessionId: null,
    opened: checkout.opened + 1,
    expiresAt: new Date(work.now.getTime() + OPEN_MS),
  });
}

/** A key means something for one document alone. */
export const keyFor = (documentId: string, key: string | null | undefined) => key && `${documentId} ${key}`;
