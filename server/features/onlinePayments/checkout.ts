import { CheckoutEntity, CustomerEntity, StripeAccountEntity } from '#db/entities/index.ts';
import type { Cents } from '#domain/money.ts';
import { Refusal } from '#server/core/errors.ts';
import type { Work } from '#server/platform/commands/work.ts';

/** Stripe allows an expiry between 30 minutes and 24 hours. */
const OPEN_MS = 60 * 60 * 1000;

/** The terms of a checkout, for creating its Stripe Checkout session. */
export interface OpenedCheckout {
  id: string;
  accountId: string;
  /** What is being paid: "Invoice INV-0042". */
  title: string;
  amountCents: Cents;
  tipCents: Cents;
  customerEmail: string | null;
  expiresAt: Date;
  /** How many times a new Checkout session replaced an expired one. */
  opened: number;
}

interface Agreed {
  id: string;
  invoiceId?: string;
  quoteId?: string;
  amountCents: Cents;
  tipCents: Cents;
}

/** Stores a checkout. Throws INVALID_STATE where the business cannot take online payments. */
export async function addCheckout(work: Work, agreed: Agreed): Promise<void> {
  const account = await work.em.findOne(StripeAccountEntity, { businessId: work.businessId });
  if (!account?.chargesEnabled)
    throw new Refusal('INVALID_STATE', 'This business doesn’t take online payments. Please pay another way');
  const checkout = work.em.create(CheckoutEntity, {
    ...agreed,
    businessId: work.businessId,
    accountId: account.accountId,
    expiresAt: new Date(work.now.getTime() + OPEN_MS),
  });
  await work.em.persist(checkout).flush();
}

/** Returns the terms of a stored checkout. */
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
 * Reopens the checkout of an earlier request with the same key if its page has expired or was closed. `agree` throws
 * where the terms are no longer valid.
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

/** Scopes a customer's idempotency key to one document. */
export const keyFor = (documentId: string, key: string | null | undefined) => key && `${documentId} ${key}`;
