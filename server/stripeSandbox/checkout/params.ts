import type Stripe from 'stripe';
import { z } from 'zod';
import {
  clearable,
  currency,
  email,
  flag,
  integer,
  metadata,
  natural,
  paramsOf,
  positive,
  text,
  url,
} from '../http/params.ts';

const MAX_AMOUNT = 99_999_999;

const amount = natural.refine((cents) => cents <= MAX_AMOUNT, { message: 'must be no more than $999,999.99' });

const lineItem = z.strictObject({
  price: text.optional(),
  price_data: z
    .strictObject({
      currency,
      unit_amount: amount,
      product_data: z.strictObject({ name: text, description: text.optional(), metadata: metadata.optional() }),
      tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']).optional(),
    })
    .optional(),
  quantity: positive,
  metadata: metadata.optional(),
});

const methodTypes = z.array(
  z.enum(['card', 'us_bank_account', 'link', 'cashapp', 'amazon_pay', 'klarna', 'affirm', 'afterpay_clearpay']),
);

/** The subset of the parameters in Stripe's types that Whorl sends. */
export const createSession = paramsOf<Stripe.Checkout.SessionCreateParams>()({
  mode: z.enum(['payment', 'subscription']),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: url,
  cancel_url: url.optional(),
  expires_at: integer.optional(),
  client_reference_id: z.string().min(1).max(200).optional(),
  customer: text.optional(),
  customer_email: email.optional(),
  metadata: metadata.optional(),
  allowed_payment_method_types: methodTypes.optional(),
  excluded_payment_method_types: methodTypes.optional(),
  allow_promotion_codes: flag.optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  locale: z.enum(['auto', 'en']).optional(),
  submit_type: z.enum(['auto', 'book', 'donate', 'pay', 'subscribe']).optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  custom_text: z.strictObject({ submit: z.strictObject({ message: z.string().max(1200) }) }).optional(),
  branding_settings: z
    .strictObject({ display_name: text, background_color: clearable, button_color: clearable })
    .partial()
    .optional(),
  payment_method_options: z
    .strictObject({
      us_bank_account: z.strictObject({ verification_method: z.enum(['automatic', 'instant']).optional() }),
    })
    .optional(),
  payment_intent_data: z
    .strictObject({
      application_fee_amount: natural,
      description: z.string().max(1000),
      metadata,
      receipt_email: email,
      statement_descriptor_suffix: z.string().max(22),
    })
    .partial()
    .optional(),
  subscription_data: z
    .strictObject({
      description: z.string().max(500),
      metadata,
      trial_end: integer,
      trial_period_days: positive,
      trial_settings: z.strictObject({
        end_behavior: z.strictObject({ missing_payment_method: z.enum(['cancel', 'create_invoice', 'pause']) }),
      }),
    })
    .partial()
    .optional(),
});

export type CreateSession = z.output<typeof createSession>;
