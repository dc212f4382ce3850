import type Stripe from 'stripe';
import { ConfigError } from '../config.ts';
import { ACCOUNT_EVENTS, CONNECT_EVENTS } from '../features/onlinePayments/connectEvents.ts';
import { PLAN_EVENTS } from '../features/subscription/planEvents.ts';
import { setUpPlans } from '../features/subscription/stripeCatalog/setUpPlans.ts';
import { checkPlatform } from '../platform/stripe/checkPlatform.ts';
import { createStripe } from '../platform/stripe/createStripe.ts';
import { setUpEventDestination } from '../platform/stripe/setUpEventDestination.ts';
import { setUpWebhooks } from '../platform/stripe/setUpWebhooks.ts';

/**
 * whorl stripe:setup: sets up the plans in a Stripe account and, with PUBLIC_URL, its webhook endpoints for this
 * installation. Idempotent. Returns 1 where steps are left to do in Stripe's dashboard.
 */
export async function stripeSetup(): Promise<number> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase, PUBLIC_URL: publicUrl } = process.env;
  if (!secretKey || !/^[sr]k_/.test(secretKey)) {
    throw new ConfigError(
      'Set STRIPE_SECRET_KEY to the secret key of the Stripe account, which begins with sk_, or a restricted one, with rk_.\n' +
        'Without a key Whorl uses its sandbox, which needs no setting up.',
    );
  }
  const stripe = createStripe({ secretKey, apiBase: apiBase ? () => apiBase : undefined });
  const { portal } = await setUpPlans(stripe);
  console.log(`The plans, their prices and the billing portal (${portal}) are as they should be.`);
  if (publicUrl) await webhooks(stripe, publicUrl);
  else console.log('PUBLIC_URL is not set: the webhook endpoints were left alone.');
  const undone = await checkPlatform(stripe);
  if (undone.length === 0) return 0;
  console.error('Before businesses can be paid, in the dashboard of Stripe:');
  for (const each of undone) console.error(`- ${each}`);
  return 1;
}

async function webhooks(stripe: Stripe, publicUrl: string): Promise<void> {
  const url = `${publicUrl.replace(/\/+$/, '')}/webhooks/stripe`;
  const endpoints = await setUpWebhooks(stripe, url, [
    { name: 'STRIPE_WEBHOOK_SECRET', connect: false, events: PLAN_EVENTS },
    { name: 'STRIPE_CONNECT_WEBHOOK_SECRET', connect: true, events: CONNECT_EVENTS },
  ]);
  endpoints.push(
    await setUpEventDestination(stripe, url, { name: 'STRIPE_ACCOUNTS_WEBHOOK_SECRET', events: ACCOUNT_EVENTS }),
  );
  console.log(`The webhook endpoints and the event destination lead to ${url}.`);
  for (const { name, id, secret } of endpoints)
    console.log(secret ? `${name}=${secret}` : `${name} is as before (${id}); Stripe's dashboard shows it.`);
}
