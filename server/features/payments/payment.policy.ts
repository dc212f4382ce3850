import type { Cents } from '#domain/money.ts';
import { type Role, roleAllows } from '#domain/permissions.ts';
import { isOffline, offlinePaymentMachine, type PaymentMethod, type PaymentStatus } from '#domain/states/payment.ts';

/** Field agents see their work, and no revenue: neither what a payment cost nor what is left of it. */
export const seesEarnings = (role: Role): boolean => roleAllows(role, 'reports.read') !== null;

/** Only what was written down by hand can be taken back by hand. */
export function isVoidable(role: Role, { method, status }: { method: PaymentMethod; status: PaymentStatus }): boolean {
  return isOffline(method) && offlinePaymentMachine.can(status, 'void') && roleAllows(role, 'payments.void') !== null;
}

/** What came through the processor can go back the same way, up to what has not yet gone back. */
export function refundableCents(
  role: Role,
  {
    method,
    status,
    amountCents,
    refundedCents,
  }: { method: PaymentMethod; status: PaymentStatus; amountCents: Cents; refundedCents: Cents },
): Cents {
  const stands = status === 'SUCCEEDED' || status === 'PARTLY_REFUNDED';
  if (isOffline(method) || !stands || roleAllows(role, 'payments.refund') === null) return 0;
  return amountCents - refundedCents;
}
