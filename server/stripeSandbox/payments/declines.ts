import type Stripe from 'stripe';

export interface Decline {
  code:
    | 'card_declined'
    | 'expired_card'
    | 'insufficient_funds'
    | 'payment_intent_authentication_failure'
    | 'payment_method_microdeposit_failed';
  decline_code?: string;
  /** Stripe's message to the payer. */
  message: string;
  label: string;
}

export const DECLINES = {
  generic_decline: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
    label: 'Declined by the bank',
  },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
    label: 'Declined: insufficient funds',
  },
  expired_card: {
    code: 'expired_card',
    decline_code: 'expired_card',
    message: 'Your card has expired.',
    label: 'Declined: the card has expired',
  },
} satisfies Record<string, Decline>;

export type DeclineName = keyof typeof DECLINES;

export const AUTHENTICATION_FAILURE: Decline = {
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  label: 'The challenge failed',
};

export const VERIFICATION_FAILURE: Decline = {
  code: 'payment_method_microdeposit_failed',
  message: 'Microdeposit transfers failed. Please check the account, institution and transit numbers provided.',
  label: 'The account was not verified',
};

/** Reasons for a returned debit, days later. */
export const DEBIT_FAILURE: Decline = {
  code: 'insufficient_funds',
  message: 'The customer’s account has insufficient funds to cover this payment.',
  label: 'The bank returned the debit',
};

export const isDecline = (name: string): name is DeclineName => Object.hasOwn(DECLINES, name);

export function lastError(
  decline: Decline,
  method: Stripe.PaymentMethod,
  charge?: string,
): Stripe.PaymentIntent.LastPaymentError {
  return {
    type:
      decline === AUTHENTICATION_FAILURE || decline === VERIFICATION_FAILURE ? 'invalid_request_error' : 'card_error',
    code: decline.code,
    decline_code: decline.decline_code,
    message: decline.message,
    doc_url: `https://stripe.com/docs/error-codes/${decline.code.replaceAll('_', '-')}`,
    payment_method: method,
    ...(charge && { charge }),
  };
}
