import type Stripe from 'stripe';
import { newId } from '../store/ids.ts';
import { APPLICATION } from './balance.ts';
import type { Decline } from './declines.ts';
import { chargedBy } from './methods.ts';

type Result =
  | { status: 'succeeded'; authenticated?: boolean }
  | { status: 'pending' }
  | { status: 'failed'; decline: Decline };

export function newCharge(
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  result: Result,
  place: { now: number; statement: string; receiptUrl: string },
): Stripe.Charge {
  const { amount } = intent;
  const decline = result.status === 'failed' ? result.decline : undefined;
  const id = newId(method.type === 'card' ? 'ch' : 'py');
  return {
    id,
    object: 'charge',
    amount,
    amount_captured: decline ? 0 : amount,
    amount_refunded: 0,
    application: intent.application,
    application_fee: null,
    application_fee_amount: intent.application_fee_amount,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: place.statement,
    captured: !decline,
    created: place.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: decline?.code ?? null,
    failure_message: decline?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(decline),
    paid: result.status === 'succeeded',
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: chargedBy(method, amount, result.status === 'succeeded' && Boolean(result.authenticated)),
    radar_options: {},
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: decline ? null : place.receiptUrl + id,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: result.status,
    transfer_data: null,
    transfer_group: null,
  };
}

function outcomeOf(decline: Decline | undefined): Stripe.Charge.Outcome {
  return {
    advice_code: decline ? 'try_again_later' : null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: decline ? 'declined_by_network' : 'approved_by_network',
    reason: decline?.decline_code ?? decline?.code ?? null,
    risk_level: 'normal',
    risk_score: 20,
    seller_message: decline ? 'The bank did not return any further details with this decline.' : 'Payment complete.',
    type: decline ? 'issuer_declined' : 'authorized',
  };
}

export const applicationOf = (account: string) => (account ? APPLICATION : null);
