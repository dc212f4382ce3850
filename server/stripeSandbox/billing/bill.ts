import type Stripe from 'stripe';
import type { Settings } from '../settings.ts';
import { idOf, type Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';
import { type Collected, collect } from './collect.ts';
import { addInvoice } from './invoice.ts';

/** Creates an invoice for a subscription and collects it; the result determines the subscription's status. */
export async function bill(
  scope: Scope,
  settings: Settings,
  subscription: Row<'subscription'>,
  lines: Stripe.InvoiceLineItem[],
  reason: Stripe.Invoice.BillingReason,
  how: { authenticated?: boolean; session?: string } = {},
): Promise<Collected> {
  const invoice = await addInvoice(scope, settings, subscription.body, lines, reason);
  subscription.body = { ...subscription.body, latest_invoice: invoice.body.id };
  const fails = subscription.aside.nextPaymentFails;
  const collected = await collect(scope, settings, invoice, await methodOf(scope, subscription.body), {
    ...how,
    fails,
  });
  if (invoice.body.amount_due > 0) subscription.aside = { ...subscription.aside, nextPaymentFails: false };
  return collected;
}

/** Returns the subscription's payment method, else its customer's. */
export async function methodOf(
  scope: Scope,
  subscription: Stripe.Subscription,
): Promise<Stripe.PaymentMethod | undefined> {
  const { body: customer } = await scope.read('customer', String(idOf(subscription.customer)));
  const id = idOf(subscription.default_payment_method) ?? idOf(customer.invoice_settings.default_payment_method);
  return id ? (await scope.read('payment_method', id)).body : undefined;
}

export async function productName(scope: Scope, price: Stripe.Price): Promise<string> {
  return (await scope.read('product', String(idOf(price.product)))).body.name;
}
