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

/** Of an invoice: what settling goes by, in cents. */
export interface InvoiceToSettle {
  status: InvoiceStatus;
  totalCents: Cents;
  /** Of its counted lines: fees that are passed on. */
  governmentCents: Cents;
  /** When the customer first opened it, if ever. */
  viewedAt?: Date | null;
}

/** Of a payment: what settling goes by, in cents. */
export interface PaymentToSettle extends PaymentClaim {
  id: string;
  method: PaymentMethod;
  receivedAt: Date;
}

export interface Settlement {
  /** What has been paid, without tips and credits. */
  paidCents: Cents;
  status: InvoiceStatus;
  /** Of each payment, in the order in which they were given: what is the customer's credit, and what passes on government fees. */
  shares: { creditCents: Cents; governmentCents: Cents }[];
}

/** What all payments of an invoice make of it and of one another. What is too much becomes credit; on a void invoice all is. */
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

/** What was taken by hand was never more than was owed, so it counts first; then what came first. */
const inOrderOfClaim = (a: PaymentToSettle, b: PaymentToSettle) =>
  Number(isOffline(b.method)) - Number(isOffline(a.method)) || a.receivedAt.getTime() - b.receivedAt.getTime();

const inOrderOfReceipt = (a: PaymentToSettle, b: PaymentToSettle) =>
  a.receivedAt.getTime() - b.receivedAt.getTime() || (a.id < b.id ? -1 : 1);

function forEachOf<Item, Result>(items: Item[], results: (items: Item[]) => Result[]): Map<Item, Result> {
  const found = results(items);
  return new Map(items.map((item, index) => [item, found[index]!]));
}
