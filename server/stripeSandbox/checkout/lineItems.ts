import type Stripe from 'stripe';
import { newPrice } from '../billing/price.ts';
import { invalidRequest } from '../http/problem.ts';
import { newId } from '../store/ids.ts';
import type { Scope } from '../store/scope.ts';
import type { CreateSession } from './params.ts';

type Given = CreateSession['line_items'][number];

/** The line items of a session, each with an existing price or one created for it. */
export async function lineItems(scope: Scope, mode: CreateSession['mode'], given: Given[]): Promise<Stripe.LineItem[]> {
  const lines: Stripe.LineItem[] = [];
  for (const [index, item] of given.entries()) lines.push(await lineItem(scope, mode, item, `line_items[${index}]`));
  return lines;
}

async function lineItem(
  scope: Scope,
  mode: CreateSession['mode'],
  item: Given,
  param: string,
): Promise<Stripe.LineItem> {
  const { price, description } = await priceOf(scope, item, param);
  if (mode === 'payment' && price.recurring)
    throw invalidRequest(
      'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      { param },
    );
  if (mode === 'subscription' && !price.recurring)
    throw invalidRequest('You must provide at least one recurring price in `subscription` mode when using prices.', {
      param,
    });
  const total = (price.unit_amount ?? 0) * item.quantity;
  return {
    id: newId('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: total,
    amount_tax: 0,
    amount_total: total,
    currency: 'usd',
    description,
    metadata: { ...item.metadata },
    price,
    quantity: item.quantity,
  };
}

async function priceOf(
  scope: Scope,
  item: Given,
  param: string,
): Promise<{ price: Stripe.Price; description: string }> {
  if (item.price_data && !item.price) {
    const { unit_amount, product_data, tax_behavior } = item.price_data;
    const facts = { product: newId('prod'), unitAmount: unit_amount, active: false, taxBehavior: tax_behavior };
    return { price: newPrice(facts, scope.now), description: product_data.name };
  }
  if (!item.price || item.price_data)
    throw invalidRequest('You must specify either `price` or `price_data`, and not both, when creating a line item.', {
      param,
    });
  const { body: price } = await scope.read('price', item.price, `${param}[price]`);
  if (!price.active)
    throw invalidRequest(`The price specified is inactive. This field only accepts active prices.`, {
      param: `${param}[price]`,
    });
  const { body: product } = await scope.read('product', String(price.product));
  return { price, description: product.name };
}
