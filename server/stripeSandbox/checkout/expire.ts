import type Stripe from 'stripe';
import { cancelIntent } from '../payments/intent.ts';
import { idOf, type Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';

/** Expires a session. */
export async function expireSession(scope: Scope, session: Row<'checkout.session'>): Promise<Stripe.Checkout.Session> {
  const body: Stripe.Checkout.Session = { ...session.body, status: 'expired', url: null };
  await scope.save('checkout.session', { ...session, body });
  const intent = idOf(body.payment_intent);
  if (intent) await cancelIntent(scope, intent);
  scope.tell('checkout.session.expired', body);
  return body;
}
