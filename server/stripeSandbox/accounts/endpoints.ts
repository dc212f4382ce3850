import type Stripe from 'stripe';
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { paramsOf, url } from '../http/params.ts';
import { invalidRequest } from '../http/problem.ts';
import { randomText } from '../store/ids.ts';
import type { Scope } from '../store/scope.ts';
import { inVersion2, newAccount, withStepsDone } from './account.ts';

const LINK_SECONDS = 300;

const requested = z.strictObject({ requested: z.literal(true) });
const include = z
  .array(z.enum(['configuration.merchant', 'configuration.customer', 'defaults', 'identity', 'requirements']))
  .optional();

/** Only accounts for direct charges, with the full Dashboard and Stripe liable for fees and losses. */
const create = z.strictObject({
  display_name: z.string().min(1).max(5000).optional(),
  contact_email: z.email({ message: 'email' }).optional(),
  dashboard: z.enum(['full']),
  identity: z.strictObject({ country: z.string().regex(/^us$/i, { message: 'country' }) }),
  configuration: z.strictObject({
    merchant: z.strictObject({
      capabilities: z.strictObject({ card_payments: requested, ach_debit_payments: requested }).partial(),
    }),
  }),
  defaults: z.strictObject({
    responsibilities: z.strictObject({ fees_collector: z.enum(['stripe']), losses_collector: z.enum(['stripe']) }),
  }),
  metadata: z.record(z.string(), z.string()).optional(),
  include,
});

const link = z.strictObject({
  account: z.string(),
  use_case: z.strictObject({
    type: z.enum(['account_onboarding']),
    account_onboarding: z.strictObject({ refresh_url: url, return_url: url }),
  }),
});

export const accountEndpoints = [
  endpoint('POST', '/accounts', z.unknown(), () => {
    throw invalidRequest(
      'Your platform can only create accounts with the Accounts v2 API. Use `/v2/core/accounts`, see https://docs.stripe.com/connect/accounts-v2/account-creation.',
    );
  }),
  endpoint('GET', '/account', paramsOf()({}), async ({ scope, settings }) => {
    const own = newAccount({ business_profile: { name: settings.platformName } }, scope.now);
    return withStepsDone(own, ['identity', 'bank', 'terms']);
  }),
  endpoint('GET', '/accounts/:id', paramsOf()({}), async ({ scope, id }) => (await readAccount(scope, id)).body),
];

/** Endpoints of API v2. */
export const accountV2Endpoints = [
  endpoint('POST', '/core/accounts', create, async ({ scope, params }) => {
    await requireConnect(scope);
    const { display_name, contact_email, metadata } = params;
    const facts = { business_profile: { name: display_name }, email: contact_email, metadata };
    const account = newAccount(facts, scope.now);
    await scope.add('account', account);
    return inVersion2(account, params.include ?? []);
  }),
  endpoint('GET', '/core/accounts', z.strictObject({ limit: z.string().optional() }), async ({ scope, params }) => {
    await requireConnect(scope);
    const rows = await scope.list('account', {}, { limit: Number(params.limit ?? 20) });
    return { data: rows.map(({ body }) => inVersion2(body, [])), next_page_url: null, previous_page_url: null };
  }),
  endpoint('GET', '/core/accounts/:id', z.strictObject({ include }), async ({ scope, id, params }) =>
    inVersion2((await readAccount(scope, id)).body, params.include ?? []),
  ),
  endpoint(
    'POST',
    '/core/account_links',
    link,
    async ({ scope, params, settings }): Promise<Stripe.V2.Core.AccountLink> => {
      await readAccount(scope, params.account);
      const account = await scope.lock('account', params.account, 'account');
      const expiresAt = scope.now + LINK_SECONDS;
      const code = randomText(16);
      const { refresh_url: refreshUrl, return_url: returnUrl } = params.use_case.account_onboarding;
      await scope.save('account', { ...account, aside: { link: { code, refreshUrl, returnUrl, expiresAt } } });
      return {
        object: 'v2.core.account_link',
        account: params.account,
        created: instant(scope.now),
        expires_at: instant(expiresAt),
        livemode: false,
        url: `${settings.baseUrl()}/onboarding/${params.account}/${code}`,
        use_case: params.use_case,
      };
    },
  ),
];

const instant = (seconds: number) => new Date(seconds * 1000).toISOString();

/** Throws Stripe's error for a platform without Connect, if the control page has switched it off. */
async function requireConnect(scope: Scope): Promise<void> {
  const { rowCount } = await scope.query("select from stripe_sandbox.switches where name = 'no connect'", []);
  if (rowCount)
    throw invalidRequest(
      "You can only create new accounts if you've signed up for Connect, which you can do at https://dashboard.stripe.com/connect.",
    );
}

/** Throws for an account that has revoked access. */
async function readAccount(scope: Scope, id: string) {
  await scope.requireAccess(id);
  return scope.read('account', id);
}
