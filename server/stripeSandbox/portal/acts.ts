import type Stripe from 'stripe';
import { cancel, endingWithPeriod, goingOn } from '../billing/cancel.ts';
import { saveChanged } from '../billing/changed.ts';
import { changePlan } from '../billing/changePlan.ts';
import { renew, retry } from '../billing/renew.ts';
import { attach } from '../billing/subscribe.ts';
import { isLiving, itemOf } from '../billing/subscription.ts';
import { type Method, newPaymentMethod } from '../payments/methods.ts';
import type { Settings } from '../settings.ts';
import { idOf, type Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';

/** A customer's visit to the billing portal. */
export interface PortalVisit {
  scope: Scope;
  settings: Settings;
  session: Stripe.BillingPortal.Session;
  features: Stripe.BillingPortal.Configuration['features'];
  customer: Row<'customer'>;
  /** The latest subscription that has not ended. */
  subscription?: Row<'subscription'>;
}

export async function openPortal(scope: Scope, settings: Settings, id: string): Promise<PortalVisit> {
  const { body: session } = await scope.read('billing_portal.session', id);
  const { body: configuration } = await scope.read('billing_portal.configuration', String(idOf(session.configuration)));
  const customer = await scope.lock('customer', session.customer);
  const owned = await scope.list('subscription', { equal: { customer: session.customer } });
  const living = owned.find(({ body }) => isLiving(body));
  const subscription = living && (await scope.lock('subscription', living.body.id));
  return { scope, settings, session, features: configuration.features, customer, subscription };
}

/** The prices offered for a change, from the portal's configuration. */
export async function offeredPrices({
  scope,
  features,
}: PortalVisit): Promise<{ price: Stripe.Price; name: string }[]> {
  if (!features.subscription_update.enabled) return [];
  const offered = [];
  for (const { product, prices } of features.subscription_update.products ?? []) {
    const { body } = await scope.read('product', product);
    for (const id of prices) offered.push({ price: (await scope.read('price', id)).body, name: body.name });
  }
  return offered.filter(({ price }) => price.active);
}

export async function takePlan(visit: PortalVisit, priceId: string): Promise<void> {
  const { scope, settings, subscription, features } = visit;
  const offer = (await offeredPrices(visit)).find(({ price }) => price.id === priceId);
  if (!subscription || !offer) return;
  const before = subscription.body;
  const { proration_behavior, trial_update_behavior } = features.subscription_update;
  const quantity = itemOf(before).quantity ?? 1;
  await changePlan(scope, settings, subscription, { price: offer.price, quantity }, proration_behavior as 'none');
  await saveChanged(scope, before, subscription);
  if (before.status === 'trialing' && trial_update_behavior === 'end_trial') await renew(scope, settings, subscription);
}

export async function cancelPlan({ scope, subscription, features }: PortalVisit): Promise<void> {
  if (!subscription || !features.subscription_cancel.enabled) return;
  if (features.subscription_cancel.mode === 'immediately') {
    await cancel(scope, subscription, 'cancellation_requested');
    return;
  }
  const before = subscription.body;
  subscription.body = endingWithPeriod(before, scope.now, 'portal');
  await saveChanged(scope, before, subscription);
}

export async function keepPlan({ scope, subscription }: PortalVisit): Promise<void> {
  if (!subscription) return;
  const before = subscription.body;
  subscription.body = goingOn(before);
  await saveChanged(scope, before, subscription);
}

/** Replaces the card of the customer and the subscription, and collects overdue invoices. */
export async function takeCard(
  { scope, settings, customer, subscription }: PortalVisit,
  method: Method,
): Promise<void> {
  const { email, name } = customer.body;
  const card = newPaymentMethod(method, { email: email ?? '', name: name ?? '' }, customer.body.id, scope.now);
  await scope.add('payment_method', card);
  await attach(scope, card, customer.body.id);
  customer.body = {
    ...customer.body,
    invoice_settings: { ...customer.body.invoice_settings, default_payment_method: card.id },
  };
  await scope.save('customer', customer);
  scope.tell('customer.updated', customer.body);
  if (!subscription) return;
  const before = subscription.body;
  subscription.body = { ...before, default_payment_method: card.id };
  subscription.aside = { ...subscription.aside, nextPaymentFails: false };
  await saveChanged(scope, before, subscription);
  if (before.status === 'past_due') await retry(scope, settings, subscription);
}
