import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { email, flag, metadata, paramsOf, text, url } from '../http/params.ts';
import { randomText } from '../store/ids.ts';
import { newAccount } from './account.ts';

const LINK_SECONDS = 300;

const requested = z.strictObject({ requested: flag });

/** Only what suits direct charges, with a full Dashboard and Stripe bearing fees and losses: what `type: 'standard'` means. */
const create = paramsOf<Stripe.AccountCreateParams>()({
  type: z.enum(['standard']).optional(),
  controller: z
    .strictObject({
      fees: z.strictObject({ payer: z.enum(['account']) }),
      losses: z.strictObject({ payments: z.enum(['stripe']) }),
      requirement_collection: z.enum(['stripe']).optional(),
      stripe_dashboard: z.strictObject({ type: z.enum(['full']) }),
    })
    .optional(),
  country: z.enum(['US']).optional(),
  email: email.optional(),
  business_type: z.enum(['company', 'government_entity', 'individual', 'non_profit']).optional(),
  business_profile: z
    .strictObject({
      mcc: z.string().regex(/^\d{4}$/),
      name: text,
      product_description: text,
      support_email: email,
      support_phone: text,
      url,
    })
    .partial()
    .optional(),
  capabilities: z
    .strictObject({
      card_payments: requested,
      transfers: requested,
      us_bank_account_ach_payments: requested,
      link_payments: requested,
    })
    .partial()
    .optional(),
  metadata: metadata.optional(),
});

const link = paramsOf<Stripe.AccountLinkCreateParams>()({
  account: text,
  type: z.enum(['account_onboarding', 'account_update']),
  refresh_url: url,
  return_url: url,
  collection_options: z.strictObject({ fields: z.enum(['currently_due', 'eventually_due']).optional() }).optional(),
});

export const accountEndpoints = [
  endpoint('POST', '/accounts', create, async ({ scope, params }) => {
    const account = newAccount(params, scope.now);
    await scope.add('account', account);
    return account;
  }),
  endpoint('GET', '/accounts/:id', paramsOf()({}), async ({ scope, id }) => (await scope.read('account', id)).body),
  endpoint('POST', '/account_links', link, async ({ scope, params, settings }): Promise<Stripe.AccountLink> => {
    const account = await scope.lock('account', params.account, 'account');
    const expiresAt = scope.now + LINK_SECONDS;
    const code = randomText(16);
    const { refresh_url: refreshUrl, return_url: returnUrl } = params;
    await scope.save('account', { ...account, aside: { link: { code, refreshUrl, returnUrl, expiresAt } } });
    return {
      object: 'account_link',
      created: scope.now,
      expires_at: expiresAt,
      url: `${settings.baseUrl()}/onboarding/${params.account}/${code}`,
    };
  }),
];
