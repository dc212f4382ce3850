import type { Cents } from '#domain/money.ts';
import { type Grants, permits, permitsWith } from '#domain/permissions.ts';
import { isOffline, offlinePaymentMachine, type PaymentMethod, type PaymentStatus } from '#domain/states/payment.ts';

/** Whether the viewer may see fees and net amounts, which are revenue figures. */
export const seesEarnings = (grants: Grants): boolean => permits(grants, 'reports.read');

/** Returns whether the viewer may void the payment. Only manually recorded ones can be voided. */
export function isVoidable(
  grants: Grants,
  { method, status }: { method: PaymentMethod; status: PaymentStatus },
  isOwn = true,
): boolean {
  return isOffline(method) && offlinePaymentMachine.can(status, 'void') && permitsWith(grants, 'payments.void', isOwn);
}

/** Returns the cents of an online payment that the viewer may still refund. */
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
