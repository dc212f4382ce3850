import type Stripe from 'stripe';
import type { z } from 'zod';
import { newId } from '../store/ids.ts';
import { plain } from '../store/metadata.ts';
import type { createConfiguration, GivenFeatures } from './params.ts';

type Configuration = Stripe.BillingPortal.Configuration;
type Features = Configuration['features'];

export function newConfiguration(
  params: z.output<typeof createConfiguration>,
  isDefault: boolean,
  now: number,
): Configuration {
  return {
    id: newId('bpc'),
    object: 'billing_portal.configuration',
    active: true,
    application: null,
    business_profile: {
      headline: params.business_profile?.headline ?? null,
      privacy_policy_url: params.business_profile?.privacy_policy_url ?? null,
      terms_of_service_url: params.business_profile?.terms_of_service_url ?? null,
    },
    created: now,
    default_return_url: params.default_return_url ?? null,
    features: featuresOf(NONE, params.features),
    is_default: isDefault,
    livemode: false,
    login_page: { enabled: false, url: null },
    metadata: plain(params.metadata),
    name: params.name ?? null,
    updated: now,
  };
}

/** Merges given features into the previous ones. */
export function featuresOf(before: Features, given: GivenFeatures = {}): Features {
  return {
    customer_update: { ...before.customer_update, ...given.customer_update },
    invoice_history: { ...before.invoice_history, ...given.invoice_history },
    payment_method_update: { ...before.payment_method_update, ...given.payment_method_update },
    subscription_cancel: {
      ...before.subscription_cancel,
      ...given.subscription_cancel,
      cancellation_reason: {
        ...before.subscription_cancel.cancellation_reason,
        ...given.subscription_cancel?.cancellation_reason,
      },
    },
    subscription_pause: before.subscription_pause,
    subscription_update: {
      ...before.subscription_update,
      ...given.subscription_update,
      schedule_at_period_end: {
        ...before.subscription_update.schedule_at_period_end,
        ...given.subscription_update?.schedule_at_period_end,
      },
      products:
        given.subscription_update?.products?.map((allowed) => ({
          ...allowed,
          adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
        })) ?? before.subscription_update.products,
    },
  };
}

const NONE: Features = {
  customer_update: { allowed_updates: [], enabled: false },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: { duration: { interval_options: [], type: 'indefinite' }, enabled: false },
  subscription_update: {
    billing_cycle_anchor: 'unchanged',
    default_allowed_updates: [],
    enabled: false,
    products: [],
    proration_behavior: 'none',
    schedule_at_period_end: { conditions: [] },
    trial_update_behavior: 'end_trial',
  },
};
