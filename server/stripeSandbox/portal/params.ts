import type Stripe from 'stripe';
import { z } from 'zod';
import { cancellationFeedback } from '../billing/cancellationFeedback.ts';
import { clearable, flag, metadata, paging, paramsOf, positive, text, url } from '../http/params.ts';

const enabled = z.strictObject({ enabled: flag });
const behavior = z.enum(['always_invoice', 'create_prorations', 'none']).optional();

const features = z
  .strictObject({
    customer_update: z.strictObject({
      enabled: flag,
      allowed_updates: z.array(z.enum(['address', 'email', 'name', 'phone', 'tax_id'])).optional(),
    }),
    invoice_history: enabled,
    payment_method_update: enabled,
    subscription_cancel: z.strictObject({
      enabled: flag,
      mode: z.enum(['at_period_end', 'immediately']).optional(),
      proration_behavior: behavior,
      cancellation_reason: z
        .strictObject({
          enabled: flag,
          options: z.array(cancellationFeedback),
        })
        .optional(),
    }),
    subscription_update: z.strictObject({
      enabled: flag,
      default_allowed_updates: z.array(z.enum(['price', 'promotion_code', 'quantity'])).optional(),
      products: z
        .array(z.strictObject({ product: text, prices: z.array(text).min(1) }))
        .max(10)
        .optional(),
      proration_behavior: behavior,
      trial_update_behavior: z.enum(['continue_trial', 'end_trial']).optional(),
      billing_cycle_anchor: z.enum(['now', 'unchanged']).optional(),
      schedule_at_period_end: z
        .strictObject({
          conditions: z.array(z.strictObject({ type: z.enum(['decreasing_item_amount', 'shortening_interval']) })),
        })
        .optional(),
    }),
  })
  .partial();

const fields = {
  business_profile: z
    .strictObject({ headline: clearable, privacy_policy_url: url, terms_of_service_url: url })
    .partial()
    .optional(),
  default_return_url: url.optional(),
  metadata: metadata.optional(),
  name: text.optional(),
};

export const createConfiguration = paramsOf<Stripe.BillingPortal.ConfigurationCreateParams>()({ ...fields, features });
export const updateConfiguration = paramsOf<Stripe.BillingPortal.ConfigurationUpdateParams>()({
  ...fields,
  features: features.optional(),
  active: flag.optional(),
});
export const listConfigurations = paramsOf<Stripe.BillingPortal.ConfigurationListParams>()({
  ...paging,
  active: flag.optional(),
  is_default: flag.optional(),
});

export type GivenFeatures = z.output<typeof features>;

const subscription = z.strictObject({ subscription: text });

export const createPortalSession = paramsOf<Stripe.BillingPortal.SessionCreateParams>()({
  customer: text,
  configuration: text.optional(),
  return_url: url.optional(),
  locale: z.enum(['auto', 'en']).optional(),
  flow_data: z
    .strictObject({
      type: z.enum([
        'payment_method_update',
        'subscription_cancel',
        'subscription_update',
        'subscription_update_confirm',
      ]),
      after_completion: z
        .strictObject({
          type: z.enum(['hosted_confirmation', 'portal_homepage', 'redirect']),
          redirect: z.strictObject({ return_url: url }).optional(),
          hosted_confirmation: z.strictObject({ custom_message: text.optional() }).optional(),
        })
        .optional(),
      subscription_cancel: subscription.optional(),
      subscription_update: subscription.optional(),
      subscription_update_confirm: z
        .strictObject({
          subscription: text,
          items: z.array(z.strictObject({ id: text, price: text.optional(), quantity: positive.optional() })).length(1),
        })
        .optional(),
    })
    .optional(),
});

export type GivenFlow = NonNullable<z.output<typeof createPortalSession>['flow_data']>;
