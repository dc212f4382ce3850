import type Stripe from 'stripe';
import type { Payer } from '../payments/methods.ts';
import type { Settings } from '../settings.ts';
import { idOf, type Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';
import { bill, productName } from './bill.ts';
import { addCustomer } from './customer.ts';
import { periodLine } from './invoiceLines.ts';
import { periodFrom } from './period.ts';
import { newSubscription } from './subscription.ts';
import { tellOfTrialEnd } from './trial.ts';

const DAY = 86_400;

/** Starts the subscription of a Checkout Session; returns the session's new fields. */
export async function subscribe(
  scope: Scope,
  settings: Settings,
  { body: session, aside }: Row<'checkout.session'>,
  method: Stripe.PaymentMethod,
  payer: Payer,
  authenticated = false,
): Promise<Partial<Stripe.Checkout.Session>> {
  const [line] = aside.lines;
  if (!line?.price) throw new Error(`${session.id} has no price to subscribe to`);
  const customer = idOf(session.customer) ?? (await addCustomer(scope, payer)).id;
  await attach(scope, method, customer);

  const terms = aside.subscription;
  const days = terms?.trial_period_days;
  const trialEnd = terms?.trial_end ?? (days ? scope.now + days * DAY : null);
  const period = trialEnd ? { start: scope.now, end: trialEnd } : periodFrom(scope.now, line.price);
  const facts = {
    customer,
    price: line.price,
    quantity: line.quantity ?? 1,
    paymentMethod: method.id,
    period,
    trialEnd,
    description: terms?.description,
    metadata: terms?.metadata as Stripe.Metadata | undefined,
    missingPaymentMethod: terms?.trial_settings?.end_behavior.missing_payment_method,
  };
  const subscription: Row<'subscription'> = { body: newSubscription(facts, scope.now), aside: { pending: [] } };
  await scope.add('subscription', subscription.body, subscription.aside);
  scope.tell('customer.subscription.created', subscription.body);

  const lines = [periodLine(subscription.body, await productName(scope, line.price))];
  const collected = await bill(scope, settings, subscription, lines, 'subscription_create', {
    authenticated,
    session: session.id,
  });
  if (!trialEnd) {
    // Active while a bank debit is pending.
    subscription.body = { ...subscription.body, status: 'active' };
    scope.tell('customer.subscription.updated', subscription.body, { status: 'incomplete' });
  }
  tellOfTrialEnd(scope, subscription);
  await scope.save('subscription', subscription);
  return {
    customer,
    subscription: subscription.body.id,
    invoice: subscription.body.latest_invoice,
    payment_status: trialEnd ? 'no_payment_required' : collected === 'paid' ? 'paid' : 'unpaid',
  };
}

export async function attach(scope: Scope, method: Stripe.PaymentMethod, customer: string): Promise<void> {
  const attached: Stripe.PaymentMethod = { ...method, customer };
  await scope.save('payment_method', { body: attached, aside: {} });
  scope.tell('payment_method.attached', attached);
}
