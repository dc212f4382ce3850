import type Stripe from 'stripe';
import type { Settings } from '../settings.ts';
import type { Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';
import { bill, methodOf, productName } from './bill.ts';
import { cancel } from './cancel.ts';
import { collect } from './collect.ts';
import { periodLine } from './invoiceLines.ts';
import { periodFrom } from './period.ts';
import { itemOf, withItem } from './subscription.ts';

const ATTEMPTS = 4;

/** Ends the current period: cancels or renews the subscription. */
export async function renew(scope: Scope, settings: Settings, subscription: Row<'subscription'>): Promise<void> {
  const before = subscription.body;
  const item = itemOf(before);
  const start = Math.min(item.current_period_end, scope.now);
  if (before.cancel_at !== null && before.cancel_at <= item.current_period_end) {
    await cancel(scope, subscription, 'cancellation_requested');
    return;
  }
  const anchor = start === item.current_period_end ? before.billing_cycle_anchor : start;
  const { end } = periodFrom(start, item.price, anchor);
  subscription.body = {
    ...withItem(before, { current_period_start: start, current_period_end: end }),
    billing_cycle_anchor: anchor,
    status: 'active',
    ...(before.status === 'trialing' && { trial_end: start }),
  };
  const lines = [...subscription.aside.pending, periodLine(subscription.body, await productName(scope, item.price))];
  subscription.aside = { ...subscription.aside, pending: [] };
  const collected = await bill(scope, settings, subscription, lines, 'subscription_cycle');
  if (collected === 'failed') subscription.body = { ...subscription.body, status: 'past_due' };
  await scope.save('subscription', subscription);
  scope.tell('customer.subscription.updated', subscription.body, {
    status: before.status,
    latest_invoice: before.latest_invoice,
    items: before.items,
    ...(before.status === 'trialing' && { trial_end: before.trial_end }),
  });
}

/** Retries the overdue invoice of a subscription. After the last attempt the subscription is canceled. */
export async function retry(scope: Scope, settings: Settings, subscription: Row<'subscription'>): Promise<void> {
  const invoice = await scope.lock('invoice', String(subscription.body.latest_invoice));
  if (invoice.body.status !== 'open') return;
  const fails = subscription.aside.nextPaymentFails;
  const collected = await collect(scope, settings, invoice, await methodOf(scope, subscription.body), { fails });
  if (collected !== 'failed') {
    await recover(scope, subscription);
  } else if (invoice.body.attempt_count >= ATTEMPTS) {
    await cancel(scope, subscription, 'payment_failed');
  } else {
    await scope.save('subscription', subscription);
  }
}

/** Reactivates a subscription whose overdue invoice was paid. */
const recover = (scope: Scope, subscription: Row<'subscription'>) => setStatus(scope, subscription, 'active');

/** Marks a subscription past due after a bank debit was returned. */
export const fallBehind = (scope: Scope, subscription: Row<'subscription'>) =>
  setStatus(scope, subscription, 'past_due');

async function setStatus(
  scope: Scope,
  subscription: Row<'subscription'>,
  status: Stripe.Subscription.Status,
): Promise<void> {
  const before = subscription.body.status;
  if (before === status || before === 'canceled') return;
  subscription.body = { ...subscription.body, status };
  subscription.aside = { ...subscription.aside, nextPaymentFails: false };
  await scope.save('subscription', subscription);
  scope.tell('customer.subscription.updated', subscription.body, { status: before });
}
