import type { Cents } from '../money.ts';
import { type InvoiceStatus, invoiceStatusAfterPayments } from './invoice.ts';
import {
  creditsOf,
  governmentShares,
  isOffline,
  type PaymentClaim,
  type PaymentMethod,
  paidCents,
  usableCents,
} from './payment.ts';

/** The data of an invoice that a settlement needs, in cents. */
export interface InvoiceToSettle {
  status: InvoiceStatus;
  totalCents: Cents;
  /** Sum of the government fees among the counted lines. */
  governmentCents: Cents;
  /** When the customer first opened it; null until then. */
  viewedAt?: Date | null;
}

/** The data of a payment that a settlement needs, in cents. */
export interface PaymentToSettle extends PaymentClaim {
  id: string;
  method: PaymentMethod;
  receivedAt: Date;
}

export interface Settlement {
  /** The sum paid, without tips and credits. */
  paidCents: Cents;
  status: InvoiceStatus;
  /** For each payment, in the given order: its credit, and the part that covers government fees. */
  shares: { creditCents: Cents; governmentCents: Cents }[];
}

/**
 * Computes an invoice's paid amount and status, and the shares of each payment, from all its payments. Excess money
 * becomes credit; on a void invoice all money is.
 */
export function settle(invoice: InvoiceToSettle, payments: readonly PaymentToSettle[]): Settlement {
  const owedCents = invoice.status === 'VOID' ? 0 : invoice.totalCents;
  const credits = forEachOf(payments.toSorted(inOrderOfClaim), (inOrder) => creditsOf(owedCents, inOrder));
  const applied = (payment: PaymentToSettle) => usableCents(payment) - credits.get(payment)!;
  const government = forEachOf(payments.toSorted(inOrderOfReceipt), (inOrder) =>
    governmentShares(invoice, inOrder.map(applied)),
  );
  const shares = payments.map((payment) => ({
    creditCents: credits.get(payment)!,
    governmentCents: government.get(payment)!,
  }));
  const paid = paidCents(payments.map((payment, index) => ({ ...payment, ...shares[index]! })));
  const status = invoiceStatusAfterPayments({
    status: invoice.status,
    totalCents: invoice.totalCents,
    paidCents: paid,
    viewedAt: invoice.viewedAt ?? null,
    wasRefunded: payments.some((payment) => payment.status === 'REFUNDED'),
  });
  return { paidCents: paid, status, shares };
}

/**
 * Offline payments first, because they never exceeded the balance when they were recorded; then in order of receipt.
 */
const inOrderOfClaim = (a: PaymentToSettle, b: PaymentToSettle) =>
  Number(isOffline(b.method)) - Number(isOffline(a.method)) || a.receivedAt.getTime() - b.receivedAt.getTime();

const inOrderOfReceipt = (a: PaymentToSettle, b: PaymentToSettle) =>
  a.receivedAt.getTime() - b.receivedAt.getTime() || (a.id < b.id ? -1 : 1);

function forEachOf<Item, Result>(items: Item[], results: (items: Item[]) => Result[]): Map<Item, Result> {
  const found = results(items);
  return new Map(items.map((item, index) => [item, found[index]!]));
}
