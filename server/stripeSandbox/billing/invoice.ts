import type Stripe from 'stripe';
import { listOf } from '../http/lists.ts';
import type { Settings } from '../settings.ts';
import { newId } from '../store/ids.ts';
import type { Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';
import { itemOf } from './subscription.ts';

/**
 * Creates and finalizes an invoice of a subscription. A credit balance is applied first, and a negative total (after a
 * downgrade) is added to it; credit is a negative balance, as at Stripe.
 */
export async function addInvoice(
  scope: Scope,
  { baseUrl, platformName }: Settings,
  subscription: Stripe.Subscription,
  lines: Stripe.InvoiceLineItem[],
  reason: Stripe.Invoice.BillingReason,
): Promise<Row<'invoice'>> {
  const { body: customer, aside } = await scope.lock('customer', String(subscription.customer));
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  const balance = customer.balance + total;
  const due = Math.max(balance, 0);
  const number = customer.next_invoice_sequence ?? 1;
  const charged: Stripe.Customer = {
    ...customer,
    balance: Math.min(balance, 0),
    currency: 'usd',
    next_invoice_sequence: number + 1,
  };
  await scope.save('customer', { body: charged, aside });
  const id = newId('in');
  const { current_period_start, current_period_end } = itemOf(subscription);
  const body: Stripe.Invoice = {
    ...blank,
    id,
    account_name: platformName,
    amount_due: due,
    amount_remaining: due,
    billing_reason: reason,
    created: scope.now,
    customer: customer.id,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    default_payment_method: null,
    effective_at: scope.now,
    ending_balance: charged.balance,
    hosted_invoice_url: `${baseUrl()}/invoices/${id}`,
    lines: listOf(
      lines.map((line) => ({ ...line, invoice: id })),
      `/v1/invoices/${id}/lines`,
    ),
    number: `${customer.invoice_prefix}-${String(number).padStart(4, '0')}`,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    period_end: reason === 'subscription_cycle' ? current_period_start : current_period_end,
    period_start: current_period_start,
    starting_balance: customer.balance,
    status_transitions: { finalized_at: scope.now, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
    webhooks_delivered_at: scope.now,
  };
  await scope.add('invoice', body);
  scope.tell('invoice.created', { ...body, status: 'draft' });
  scope.tell('invoice.finalized', body);
  return { body, aside: {} };
}

const blank = {
  object: 'invoice',
  account_country: 'US',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  currency: 'usd',
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_shipping: null,
  customer_tax_exempt: 'none',
  customer_tax_ids: [],
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  footer: null,
  from_invoice: null,
  invoice_pdf: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  status: 'open',
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
} satisfies Partial<Stripe.Invoice>;
