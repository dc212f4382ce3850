import type Stripe from 'stripe';
import type { Settings } from '../settings.ts';
import type { Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';
import { bill, productName } from './bill.ts';
import { invoiceLine, periodLine } from './invoiceLines.ts';
import { type Period, periodFrom } from './period.ts';
import { itemOf, planOf, withItem } from './subscription.ts';

type Proration = 'always_invoice' | 'create_prorations' | 'none';

/**
 * Replaces the price of the subscription's item. In a trial nothing is due. With the same interval the rest of the period
 * is prorated; with another, a new period begins at once and the unused time is credited. The caller saves.
 */
export async function changePlan(
  scope: Scope,
  settings: Settings,
  subscription: Row<'subscription'>,
  next: { price: Stripe.Price; quantity: number },
  proration: Proration,
): Promise<void> {
  const before = subscription.body;
  const old = itemOf(before);
  const { price, quantity } = next;
  subscription.body = withItem(before, { price, plan: planOf(price), quantity });
  if (before.status === 'trialing' || (old.price.id === price.id && old.quantity === quantity)) return;

  const rest: Period = { start: scope.now, end: old.current_period_end };
  const share = (rest.end - rest.start) / (old.current_period_end - old.current_period_start);
  const credit = invoiceLine(before, {
    amount: -Math.round((old.price.unit_amount ?? 0) * (old.quantity ?? 1) * share),
    description: `Unused time on ${await productName(scope, old.price)}`,
    period: rest,
    price: old.price,
    proration: true,
  });
  const name = await productName(scope, price);
  if (old.price.recurring?.interval !== price.recurring?.interval) {
    const { start, end } = periodFrom(scope.now, price);
    subscription.body = {
      ...withItem(subscription.body, { current_period_start: start, current_period_end: end }),
      billing_cycle_anchor: start,
    };
    const lines = proration === 'none' ? [] : [credit];
    await charge(scope, settings, subscription, [...lines, periodLine(subscription.body, name)]);
    return;
  }
  if (proration === 'none') return;
  const rise = invoiceLine(subscription.body, {
    amount: Math.round((price.unit_amount ?? 0) * quantity * share),
    description: `Remaining time on ${name}`,
    period: rest,
    price,
    proration: true,
  });
  if (proration === 'always_invoice') await charge(scope, settings, subscription, [credit, rise]);
  else subscription.aside = { ...subscription.aside, pending: [...subscription.aside.pending, credit, rise] };
}

async function charge(
  scope: Scope,
  settings: Settings,
  subscription: Row<'subscription'>,
  lines: Stripe.InvoiceLineItem[],
): Promise<void> {
  const collected = await bill(scope, settings, subscription, lines, 'subscription_update');
  if (collected === 'failed') subscription.body = { ...subscription.body, status: 'past_due' };
}
