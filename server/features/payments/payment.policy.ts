import { type Role, roleAllows } from '#domain/permissions.ts';
import { isOffline, offlinePaymentMachine, type PaymentMethod, type PaymentStatus } from '#domain/states/payment.ts';

/** Only what was written down by hand can be taken back by hand. */
export function isVoidable(role: Role, { method, status }: { method: PaymentMethod; status: PaymentStatus }): boolean {
  return isOffline(method) && offlinePaymentMachine.can(status, 'void') && roleAllows(role, 'payments.void') !== null;
}
