import type Stripe from 'stripe';
import type { Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';

/** Saves a subscription and sends its event with the previous attributes. */
export async function saveChanged(
  scope: Scope,
  before: Stripe.Subscription,
  after: Row<'subscription'>,
): Promise<void> {
  await scope.save('subscription', after);
  const previous = Object.fromEntries(
    Object.entries(before).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(after.body[field as keyof Stripe.Subscription]),
    ),
  );
  if (Object.keys(previous).length > 0) scope.tell('customer.subscription.updated', after.body, previous);
}
