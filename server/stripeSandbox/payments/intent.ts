import type Stripe from 'stripe';
import { newId, randomText } from '../store/ids.ts';
import type { Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';
import { applicationOf } from './charge.ts';

interface IntentFacts {
  amount: number;
  customer: string | null;
  methodTypes: string[];
  description?: string;
  receiptEmail?: string;
  applicationFee?: number;
  statementSuffix?: string;
  metadata?: Stripe.Metadata;
}

/** Creates a PaymentIntent for a Checkout Session or a subscription's invoice. */
export async function addIntent(
  scope: Scope,
  facts: IntentFacts,
  pays: { session?: string; invoice?: string },
): Promise<Row<'payment_intent'>> {
  const id = newId('pi');
  const body: Stripe.PaymentIntent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: facts.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: applicationOf(scope.account),
    application_fee_amount: facts.applicationFee ?? null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: `${id}_secret_${randomText(25)}`,
    confirmation_method: 'automatic',
    created: scope.now,
    currency: 'usd',
    customer: facts.customer,
    customer_account: null,
    description: facts.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: facts.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_method_types: facts.methodTypes,
    payment_record: null,
    processing: null,
    receipt_email: facts.receiptEmail ?? null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: facts.statementSuffix ?? null,
    status: 'requires_payment_method',
    transfer_group: null,
  };
  await scope.add('payment_intent', body, pays);
  scope.tell('payment_intent.created', body);
  return { body, aside: pays };
}

export async function cancelIntent(scope: Scope, id: string): Promise<void> {
  const intent = await scope.lock('payment_intent', id);
  const body: Stripe.PaymentIntent = {
    ...intent.body,
    status: 'canceled',
    canceled_at: scope.now,
    cancellation_reason: 'automatic',
    next_action: null,
  };
  await scope.save('payment_intent', { ...intent, body });
  scope.tell('payment_intent.canceled', body);
}
