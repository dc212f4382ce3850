import type Stripe from 'stripe';
import { beginDebit, decline, succeed } from '../payments/attempt.ts';
import { DECLINES } from '../payments/declines.ts';
import { addIntent } from '../payments/intent.ts';
import type { Settings } from '../settings.ts';
import { newId } from '../store/ids.ts';
import { idOf, type Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';

const DAYS_BETWEEN_ATTEMPTS = 3;
const DAY = 86_400;

export type Collected = 'paid' | 'failed' | 'processing';

interface How {
  fails?: boolean;
  authenticated?: boolean;
  /** The Checkout Session that pays the invoice, informed when a debit settles. */
  session?: string;
}

/** Collects an open invoice. */
export async function collect(
  scope: Scope,
  settings: Settings,
  invoice: Row<'invoice'>,
  method: Stripe.PaymentMethod | undefined,
  { fails, authenticated, session }: How = {},
): Promise<Collected> {
  if (invoice.body.amount_due === 0) {
    await markPaid(scope, invoice);
    return 'paid';
  }
  if (!method) {
    await markFailed(scope, invoice);
    return 'failed';
  }
  const intent = await intentOf(scope, invoice, session);
  if (fails) {
    await decline(scope, settings, intent, method, DECLINES.generic_decline);
    await markFailed(scope, invoice);
    return 'failed';
  }
  if (method.type === 'us_bank_account') {
    await beginDebit(scope, settings, intent, method);
    invoice.body = { ...invoice.body, attempted: true, attempt_count: invoice.body.attempt_count + 1 };
    await scope.save('invoice', invoice);
    return 'processing';
  }
  await succeed(scope, settings, intent, method, authenticated);
  await markPaid(scope, invoice);
  return 'paid';
}

export async function markPaid(scope: Scope, invoice: Row<'invoice'>): Promise<void> {
  const { body } = invoice;
  const attempts = body.amount_due === 0 || body.attempt_count > 0 ? body.attempt_count : 1;
  invoice.body = {
    ...body,
    amount_paid: body.amount_due,
    amount_remaining: 0,
    attempt_count: attempts,
    attempted: true,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'paid',
    status_transitions: { ...body.status_transitions, paid_at: scope.now },
  };
  await scope.save('invoice', invoice);
  scope.tell('invoice.paid', invoice.body);
  scope.tell('invoice.payment_succeeded', invoice.body);
  for (const payment of await scope.list('invoice_payment', { equal: { invoice: body.id } })) {
    payment.body = {
      ...payment.body,
      amount_paid: body.amount_due,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: scope.now },
    };
    await scope.save('invoice_payment', payment);
    scope.tell('invoice_payment.paid', payment.body);
  }
}

export async function markFailed(scope: Scope, invoice: Row<'invoice'>): Promise<void> {
  invoice.body = {
    ...invoice.body,
    attempted: true,
    attempt_count: invoice.body.attempt_count + 1,
    next_payment_attempt: scope.now + DAYS_BETWEEN_ATTEMPTS * DAY,
  };
  await scope.save('invoice', invoice);
  scope.tell('invoice.payment_failed', invoice.body);
}

/** The invoice's PaymentIntent, shared by all attempts. */
async function intentOf(scope: Scope, { body }: Row<'invoice'>, session?: string): Promise<Row<'payment_intent'>> {
  const [known] = await scope.list('invoice_payment', { equal: { invoice: body.id } });
  if (known) return scope.lock('payment_intent', String(idOf(known.body.payment.payment_intent)));
  const facts = {
    amount: body.amount_due,
    customer: idOf(body.customer) ?? null,
    methodTypes: ['card', 'us_bank_account'],
    description: body.billing_reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
  };
  const intent = await addIntent(scope, facts, { invoice: body.id, session });
  await scope.add('invoice_payment', {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: body.amount_due,
    created: scope.now,
    currency: 'usd',
    invoice: body.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.body.id, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
  return intent;
}
