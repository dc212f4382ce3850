interface PaymentError {
  code?: string;
  decline_code?: string;
  message?: string;
}

/**
 * What the payer can do about a decline. Stripe's codes: docs.stripe.com/declines/codes and
 * docs.stripe.com/error-codes.
 */
const words: Record<string, string> = {
  insufficient_funds: 'There was not enough money in the account.',
  expired_card: 'The card has expired.',
  incorrect_cvc: 'The security code was wrong.',
  incorrect_number: 'The card number was wrong.',
  lost_card: 'The bank declined the card. The cardholder should contact the bank.',
  stolen_card: 'The bank declined the card. The cardholder should contact the bank.',
  authentication_required: 'The bank asked the cardholder to confirm the payment, and they didn’t.',
  payment_intent_authentication_failure: 'The bank asked the cardholder to confirm the payment, and they didn’t.',
  account_closed: 'The bank account is closed.',
  no_account: 'The bank doesn’t recognize this account.',
  debit_not_authorized: 'The account holder’s bank doesn’t allow this debit.',
  bank_account_restricted: 'The bank doesn’t allow debits from this account.',
};

/** Returns why a payment failed, as text for the payer. */
export function declineWords(error: PaymentError | null): string {
  const known = words[error?.decline_code ?? ''] ?? words[error?.code ?? ''];
  return known ?? 'The bank declined the payment without giving a reason. Another card or account may work.';
}
