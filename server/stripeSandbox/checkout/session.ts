import type Stripe from 'stripe';
import { invalidRequest } from '../http/problem.ts';
import { newId, randomText } from '../store/ids.ts';
import type { CreateSession } from './params.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** Stripe's minimum charge in US cents. */
const MIN_AMOUNT = 50;

interface Place {
  now: number;
  /** Whether it belongs to a connected account. */
  connected: boolean;
  pageUrl: (id: string) => string;
}

export function newSession(params: CreateSession, lines: Stripe.LineItem[], place: Place): Stripe.Checkout.Session {
  const { now } = place;
  const total = amountDue(params, lines);
  check(params, total, place);
  const id = `${newId('cs_test')}${randomText(18)}`;
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: params.custom_text?.submit ?? null,
      terms_of_service_acceptance: null,
    },
    customer: params.customer ?? null,
    customer_account: null,
    customer_creation: params.mode === 'payment' ? 'if_required' : null,
    customer_details: null,
    customer_email: params.customer_email ?? null,
    discounts: [],
    expires_at: params.expires_at ?? now + DAY,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: params.locale ?? null,
    managed_payments: { enabled: false },
    metadata: { ...params.metadata },
    mode: params.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: params.payment_method_collection ?? 'always',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: methodTypes(params),
    payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: params.submit_type ?? null,
    subscription: null,
    success_url: params.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: place.pageUrl(id),
    wallet_options: null,
  };
}

/** Zero for a subscription that starts with a trial. */
function amountDue({ subscription_data }: CreateSession, lines: Stripe.LineItem[]): number {
  if (subscription_data?.trial_end || subscription_data?.trial_period_days) return 0;
  return lines.reduce((sum, line) => sum + line.amount_total, 0);
}

function methodTypes({ allowed_payment_method_types, excluded_payment_method_types }: CreateSession): string[] {
  const types = ['card', 'us_bank_account'];
  return types.filter(
    (type) =>
      (allowed_payment_method_types as string[] | undefined)?.includes(type) !== false &&
      !(excluded_payment_method_types as string[] | undefined)?.includes(type),
  );
}

function check(params: CreateSession, total: number, { now, connected }: Place): void {
  const { mode, payment_intent_data: payment, subscription_data: subscription, expires_at } = params;
  if (params.allowed_payment_method_types && params.excluded_payment_method_types)
    throw onlyOne('allowed_payment_method_types', 'excluded_payment_method_types');
  if (params.customer && params.customer_email) throw onlyOne('customer', 'customer_email');
  if (methodTypes(params).length === 0)
    throw invalidRequest('No valid payment method types for this Checkout Session.');
  if (mode === 'payment' && subscription) throw wrongMode('subscription_data', 'subscription');
  if (mode === 'subscription' && payment) throw wrongMode('payment_intent_data', 'payment');
  if (mode === 'payment' && total < MIN_AMOUNT)
    throw invalidRequest('The Checkout Session’s total amount must convert to at least 50 cents.', {
      code: 'amount_too_small',
    });
  if (payment?.application_fee_amount !== undefined) {
    const param = 'payment_intent_data[application_fee_amount]';
    if (!connected)
      throw invalidRequest(
        'Can only apply an application_fee when the request is made on behalf of another account (using an OAuth key, the Stripe-Account header, or the destination parameter).',
        { param },
      );
    if (payment.application_fee_amount > total)
      throw invalidRequest('The application fee cannot be greater than the total amount.', { param });
  }
  if (expires_at !== undefined && expires_at < now + 30 * MINUTE)
    throw invalidRequest('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', {
      param: 'expires_at',
    });
  if (expires_at !== undefined && expires_at > now + DAY)
    throw invalidRequest('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', {
      param: 'expires_at',
    });
  if (subscription?.trial_end && subscription.trial_period_days)
    throw onlyOne('subscription_data[trial_end]', 'subscription_data[trial_period_days]');
  if (subscription?.trial_end !== undefined && subscription.trial_end < now + 2 * DAY)
    throw invalidRequest('The `trial_end` date has to be at least 2 days in the future.', {
      param: 'subscription_data[trial_end]',
    });
}

const onlyOne = (...params: string[]) =>
  invalidRequest(`You may only specify one of these parameters: ${params.join(', ')}.`, { param: params[0] });

const wrongMode = (param: string, mode: string) =>
  invalidRequest(`You can not pass \`${param}\` unless in \`${mode}\` mode.`, { param });
