import type { DepositStatus } from './states/deposit.ts';
import type { PaymentMethod } from './states/payment.ts';
import type { LineType } from './totals.ts';

/** Display names of the types of lines. */
export const LINE_TYPE_NAMES: Record<LineType, string> = {
  NOTARIAL_ACT: 'Notarial act',
  ROLLING: 'Rolling fee',
  GOVERNMENT: 'Government fee',
  TRAVEL: 'Travel',
  SUPPLY: 'Supplies',
  OTHER: 'Other',
};

/** Display names of the payment methods. */
export const PAYMENT_METHOD_NAMES: Record<PaymentMethod, string> = {
  CARD: 'Card',
  APPLE_PAY: 'Apple Pay',
  GOOGLE_PAY: 'Google Pay',
  ACH: 'Bank transfer',
  CASH: 'Cash',
  CHECK: 'Check',
  PHONE: 'By phone',
  OTHER: 'Other',
};

/** Returns the label of a deposit below the totals of its quote; without a status the quote is not accepted yet. */
export function depositLabel(status: DepositStatus | null): string {
  if (!status) return 'Deposit on acceptance';
  return { DUE: 'Deposit due now', PENDING: 'Deposit, on its way', PAID: 'Deposit, paid', CLOSED: 'Deposit' }[status];
}
