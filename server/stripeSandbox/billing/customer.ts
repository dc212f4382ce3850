import type Stripe from 'stripe';
import { newId, randomText } from '../store/ids.ts';
import { plain } from '../store/metadata.ts';
import type { Scope } from '../store/scope.ts';

export interface CustomerFacts {
  email?: string | null;
  name?: string | null;
  phone?: string | null;
  description?: string | null;
  metadata?: Stripe.MetadataParam;
}

export async function addCustomer(scope: Scope, facts: CustomerFacts): Promise<Stripe.Customer> {
  const customer: Stripe.Customer = {
    id: newId('cus').slice(0, 18),
    object: 'customer',
    address: null,
    balance: 0,
    created: scope.now,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: facts.description ?? null,
    discount: null,
    email: facts.email ?? null,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata: plain(facts.metadata),
    name: facts.name ?? null,
    next_invoice_sequence: 1,
    phone: facts.phone ?? null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
  await scope.add('customer', customer);
  scope.tell('customer.created', customer);
  return customer;
}
