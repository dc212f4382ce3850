import type { Cents } from '#domain/money.ts';
import { type Grants, permits, permitsWith } from '#domain/permissions.ts';
import { isOffline, offlinePaymentMachine, type PaymentMethod, type PaymentStatus } from '#domain/states/payment.ts';

/** Field agents see their work, and no revenue: neither what a payment cost nor what is left of it. */
export const seesEarnings = (grants: Grants): boolean => permits(grants, 'reports.read');

/** Only what was written down by hand can be taken back by hand. */
export function isVoidable(
  grants: Grants,
  { method, status }: { method: PaymentMethod; status: PaymentStatus },
  isOwn = true,
): boolean {
  return isOffline(method) && offlinePaymentMachine.can(status, 'void') && permitsWith(grants, 'payments.void', isOwn);
}

/** What came through the processor can go back the same way, up to what has not yet gone back. */
export function refundableCents(
  grants: Grants,
  {
    method,
    status,
    amountCents,
    refundedCents,
  }: { method: PaymentMethod; status: PaymentStatus; amountCents: Cents; refundedCents: Cents },
  isOwn = true,
): Cents {
  const stands = status === 'SUCCEEDED' || status === 'PARTLY_REFUNDED';
  if (isOffline(method) || !stands || !permitsWith(grants, 'payments.refund', isOwn)) return 0;
  return amountCents - refundedCents;
}
