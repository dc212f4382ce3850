import type Stripe from 'stripe';
import type { Settings } from '../settings.ts';
import type { Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';
import { takeFee } from './applicationFee.ts';
import { move, stripeFee } from './balance.ts';
import { newCharge } from './charge.ts';
import { AUTHENTICATION_FAILURE, type Decline, lastError, VERIFICATION_FAILURE } from './declines.ts';

type Intent = Row<'payment_intent'>;

async function change(
  scope: Scope,
  intent: Intent,
  fields: Partial<Stripe.PaymentIntent>,
): Promise<Stripe.PaymentIntent> {
  intent.body = { ...intent.body, next_action: null, processing: null, ...fields };
  await scope.save('payment_intent', intent);
  return intent.body;
}

const place = (scope: Scope, { baseUrl }: Settings) => ({
  now: scope.now,
  statement: 'SANDBOX',
  receiptUrl: `${baseUrl()}/receipts/`,
});

/** Charges a card: succeeds at once, with fees. */
export async function succeed(
  scope: Scope,
  settings: Settings,
  intent: Intent,
  method: Stripe.PaymentMethod,
  authenticated = false,
): Promise<Stripe.Charge> {
  const charge = newCharge(intent.body, method, { status: 'succeeded', authenticated }, place(scope, settings));
  await scope.add('charge', charge);
  return receive(scope, intent, charge, method);
}

/** Starts a bank debit, which settles or fails days later. */
export async function beginDebit(
  scope: Scope,
  settings: Settings,
  intent: Intent,
  method: Stripe.PaymentMethod,
): Promise<void> {
  const charge = newCharge(intent.body, method, { status: 'pending' }, place(scope, settings));
  await scope.add('charge', charge);
  scope.tell('charge.pending', charge);
  const body = await change(scope, intent, {
    status: 'processing',
    latest_charge: charge.id,
    payment_method: method.id,
    last_payment_error: null,
  });
  scope.tell('payment_intent.processing', body);
}

/** Settles a bank debit. */
export async function settleDebit(scope: Scope, intent: Intent): Promise<Stripe.Charge> {
  const { charge, method } = await debitOf(scope, intent);
  return receive(scope, intent, { ...charge, status: 'succeeded', paid: true }, method);
}

/** Returns a bank debit. */
export async function failDebit(scope: Scope, intent: Intent, decline: Decline): Promise<void> {
  const { charge, method } = await debitOf(scope, intent);
  const failed: Stripe.Charge = {
    ...charge,
    status: 'failed',
    paid: false,
    failure_code: decline.code,
    failure_message: decline.message,
  };
  await scope.save('charge', { body: failed, aside: {} });
  await fail(scope, intent, failed, method, decline);
}

/** Declines a card. The payer may retry on the same PaymentIntent. */
export async function decline(
  scope: Scope,
  settings: Settings,
  intent: Intent,
  method: Stripe.PaymentMethod,
  why: Decline,
): Promise<void> {
  const charge = newCharge(intent.body, method, { status: 'failed', decline: why }, place(scope, settings));
  await scope.add('charge', charge);
  await fail(scope, intent, charge, method, why);
}

export async function requireAction(
  scope: Scope,
  intent: Intent,
  method: Stripe.PaymentMethod,
  url: string,
): Promise<void> {
  const body = await change(scope, intent, {
    status: 'requires_action',
    payment_method: method.id,
    next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: null } },
  });
  scope.tell('payment_intent.requires_action', body);
}

const DAYS_UNTIL_DEPOSIT = 2;
const DAY = 86_400;

/** Requires microdeposits to verify the bank account: the session is over, and the debit starts after verification. */
export async function requireVerification(
  scope: Scope,
  { baseUrl }: Settings,
  intent: Intent,
  method: Stripe.PaymentMethod,
): Promise<void> {
  const body = await change(scope, intent, {
    status: 'requires_action',
    payment_method: method.id,
    last_payment_error: null,
    next_action: {
      type: 'verify_with_microdeposits',
      verify_with_microdeposits: {
        arrival_date: scope.now + DAYS_UNTIL_DEPOSIT * DAY,
        hosted_verification_url: `${baseUrl()}/verify/${intent.body.id}`,
        microdeposit_type: 'descriptor_code',
      },
    },
  });
  scope.tell('payment_intent.requires_action', body);
}

/** Fails the verification, after wrong amounts or ten days without any. */
export async function failVerification(scope: Scope, intent: Intent): Promise<void> {
  const { body: method } = await scope.read('payment_method', String(intent.body.payment_method));
  const body = await change(scope, intent, {
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: lastError(VERIFICATION_FAILURE, method),
  });
  scope.tell('payment_intent.payment_failed', body);
}

/** Fails the 3-D Secure challenge; nothing is charged. */
export async function failAuthentication(scope: Scope, intent: Intent, method: Stripe.PaymentMethod): Promise<void> {
  const body = await change(scope, intent, {
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: lastError(AUTHENTICATION_FAILURE, method),
  });
  scope.tell('payment_intent.payment_failed', body);
}

async function receive(
  scope: Scope,
  intent: Intent,
  charge: Stripe.Charge,
  method: Stripe.PaymentMethod,
): Promise<Stripe.Charge> {
  const fee = intent.body.application_fee_amount ?? 0;
  const paid: Stripe.Charge = { ...charge, application_fee: fee > 0 ? await takeFee(scope, charge, fee) : null };
  // Captured asynchronously: the first event has no balance transaction yet, the next one does.
  scope.tell('charge.succeeded', paid);
  const body = await change(scope, intent, {
    status: 'succeeded',
    amount_received: intent.body.amount,
    latest_charge: charge.id,
    payment_method: method.id,
    last_payment_error: null,
  });
  scope.tell('payment_intent.succeeded', body);
  const transaction = await move(scope, {
    type: method.type === 'card' ? 'charge' : 'payment',
    category: 'charge',
    amount: charge.amount,
    source: charge.id,
    description: charge.description ?? 'Payment',
    stripeFee: stripeFee(charge.amount, method.type),
    applicationFee: fee,
  });
  const settled: Stripe.Charge = { ...paid, balance_transaction: transaction.id };
  await scope.save('charge', { body: settled, aside: {} });
  scope.tell('charge.updated', settled, { balance_transaction: null });
  return settled;
}

async function fail(
  scope: Scope,
  intent: Intent,
  charge: Stripe.Charge,
  method: Stripe.PaymentMethod,
  why: Decline,
): Promise<void> {
  scope.tell('charge.failed', charge);
  const body = await change(scope, intent, {
    status: 'requires_payment_method',
    latest_charge: charge.id,
    payment_method: null,
    last_payment_error: lastError(why, method, charge.id),
  });
  scope.tell('payment_intent.payment_failed', body);
}

async function debitOf(scope: Scope, { body }: Intent) {
  if (body.status !== 'processing') throw new Error(`${body.id} is not a debit under way, but ${body.status}`);
  const { body: charge } = await scope.lock('charge', String(body.latest_charge));
  const { body: method } = await scope.read('payment_method', String(body.payment_method));
  return { charge, method };
}
