import type Stripe from 'stripe';
import { newId } from '../store/ids.ts';

/** Payment methods of the Checkout page. To Stripe, wallets are cards. */
export type Method = 'card' | 'apple_pay' | 'google_pay' | 'us_bank_account';

export interface Payer {
  name: string;
  email: string;
}

export const isDebit = (method: Method) => method === 'us_bank_account';
const typeOf = (method: Method) => (isDebit(method) ? 'us_bank_account' : 'card');

const CARDS: Record<Exclude<Method, 'us_bank_account'>, { brand: string; last4: string }> = {
  card: { brand: 'visa', last4: '4242' },
  apple_pay: { brand: 'mastercard', last4: '4444' },
  google_pay: { brand: 'visa', last4: '1111' },
};

const BANK = {
  account_holder_type: 'individual',
  account_type: 'checking',
  bank_name: 'SANDBOX TEST BANK',
  fingerprint: 'sandboxBank',
  last4: '6789',
  routing_number: '110000000',
};

const CHECKS = { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' };

const billingDetails = ({ name, email }: Payer) => ({
  address: { city: null, country: 'US', line1: null, line2: null, postal_code: null, state: null },
  email: email || null,
  name: name || null,
  phone: null,
  tax_id: null,
});

const walletOf = (method: Method) =>
  method === 'apple_pay' || method === 'google_pay'
    ? { dynamic_last4: CARDS[method].last4, type: method, [method]: {} }
    : null;

function cardOf(method: Method) {
  const { brand, last4 } = CARDS[method as keyof typeof CARDS];
  const card = {
    brand,
    last4,
    country: 'US',
    exp_month: 12,
    exp_year: 2034,
    fingerprint: `sandbox${brand}${last4}`,
    funding: 'credit',
  };
  return { ...card, checks: CHECKS, regulated_status: 'unregulated' as const, wallet: walletOf(method) };
}

export function newPaymentMethod(
  method: Method,
  payer: Payer,
  customer: string | null,
  now: number,
): Stripe.PaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: billingDetails(payer),
    created: now,
    customer,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: typeOf(method),
    ...(isDebit(method)
      ? {
          us_bank_account: {
            ...BANK,
            financial_connections_account: null,
            networks: { preferred: 'ach', supported: ['ach'] },
            status_details: {},
          },
        }
      : {
          card: {
            ...cardOf(method),
            display_brand: CARDS[method as keyof typeof CARDS].brand,
            generated_from: null,
            networks: { available: [CARDS[method as keyof typeof CARDS].brand], preferred: null },
            three_d_secure_usage: { supported: true },
          },
        }),
  };
}

/** The payment_method_details of a charge. */
export function chargedBy(
  method: Stripe.PaymentMethod,
  amount: number,
  authenticated: boolean,
): Stripe.Charge.PaymentMethodDetails {
  const { card, us_bank_account: bank } = method;
  if (bank) {
    const { account_holder_type, account_type, bank_name, fingerprint, last4, routing_number } = bank;
    return {
      type: 'us_bank_account',
      us_bank_account: {
        account_holder_type,
        account_type,
        bank_name,
        fingerprint,
        last4,
        payment_reference: null,
        routing_number,
      },
    };
  }
  if (!card) throw new Error(`${method.id} is neither a card nor a bank account`);
  const { brand, checks, country, exp_month, exp_year, fingerprint, funding, last4, regulated_status, wallet } = card;
  return {
    type: 'card',
    card: {
      amount_authorized: amount,
      authorization_code: '123456',
      brand,
      checks,
      country,
      electronic_commerce_indicator: authenticated ? '05' : null,
      exp_month,
      exp_year,
      fingerprint,
      funding,
      installments: null,
      last4,
      mandate: null,
      network: brand,
      network_transaction_id: newId('nt'),
      regulated_status,
      three_d_secure: authenticated
        ? {
            authentication_flow: 'challenge',
            electronic_commerce_indicator: '05',
            exemption_indicator: null,
            result: 'authenticated',
            result_reason: null,
            transaction_id: newId('ds'),
            version: '2.2.0',
          }
        : null,
      transaction_link_id: null,
      wallet: wallet as Stripe.Charge.PaymentMethodDetails.Card.Wallet | null,
    },
  };
}
