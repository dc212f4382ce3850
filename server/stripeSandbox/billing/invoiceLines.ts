import type Stripe from 'stripe';
import { newId } from '../store/ids.ts';
import { decimal } from '../store/objects.ts';
import type { Period } from './period.ts';
import { itemOf } from './subscription.ts';

interface LineFacts {
  amount: number;
  description: string;
  period: Period;
  price: Stripe.Price;
  proration?: boolean;
}

export function invoiceLine(subscription: Stripe.Subscription, facts: LineFacts): Stripe.InvoiceLineItem {
  const { amount, description, period, price, proration = false } = facts;
  const item = itemOf(subscription);
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: 'usd',
    description,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    invoice: null,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: proration ? newId('ii') : null,
        proration,
        proration_details: proration ? { credited_items: null } : null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: String(price.product) },
      type: 'price_details',
      unit_amount_decimal: decimal(price.unit_amount ?? 0),
    },
    quantity: item.quantity ?? 1,
    quantity_decimal: decimal(item.quantity ?? 1),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  };
}

/** The line for a whole period of a subscription's item; zero during a trial. */
export function periodLine(subscription: Stripe.Subscription, productName: string): Stripe.InvoiceLineItem {
  const item = itemOf(subscription);
  const { price, quantity = 1 } = item;
  const trial = subscription.status === 'trialing';
  return invoiceLine(subscription, {
    amount: trial ? 0 : (price.unit_amount ?? 0) * quantity,
    description: trial
      ? `Free trial for ${quantity} × ${productName}`
      : `${quantity} × ${productName} (at $${((price.unit_amount ?? 0) / 100).toFixed(2)} / ${price.recurring?.interval})`,
    period: { start: item.current_period_start, end: item.current_period_end },
    price,
  });
}
