import type Stripe from 'stripe';
import type { Payer } from '../payments/methods.ts';
import type { Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';

/** Completes a session. With a bank debit it stays unpaid until the debit settles. */
export async function completeSession(
  scope: Scope,
  session: Row<'checkout.session'>,
  payer: Payer,
  fields: Partial<Stripe.Checkout.Session>,
): Promise<void> {
  const body: Stripe.Checkout.Session = {
    ...session.body,
    ...fields,
    status: 'complete',
    url: null,
    customer_details: {
      address: { city: null, country: 'US', line1: null, line2: null, postal_code: null, state: null },
      business_name: null,
      email: payer.email || null,
      individual_name: null,
      name: payer.name || null,
      phone: null,
      tax_exempt: 'none',
      tax_ids: [],
    },
  };
  await scope.save('checkout.session', {
    body,
    aside: { ...session.aside, problem: undefined, challenged: undefined },
  });
  scope.tell('checkout.session.completed', body);
}

/** Sends the event of a completed session whose bank debit settled or failed. */
export async function tellOfDebit(scope: Scope, id: string, settled: boolean): Promise<void> {
  const session = await scope.lock('checkout.session', id);
  const body: Stripe.Checkout.Session = { ...session.body, payment_status: settled ? 'paid' : 'unpaid' };
  await scope.save('checkout.session', { ...session, body });
  scope.tell(settled ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed', body);
}
