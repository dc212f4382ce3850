import 'reflect-metadata';
import { setUpPlans } from './features/billing/catalog/setUpPlans.ts';
import { PLAN_EVENTS } from './features/billing/planEvents.ts';
import { CONNECT_EVENTS } from './features/onlinePayments/connectEvents.ts';
import { createStripe } from './platform/stripe/createStripe.ts';
import { setUpWebhooks } from './platform/stripe/setUpWebhooks.ts';

// npm run stripe:setup: makes a Stripe account sell the plans, and with PUBLIC_URL tell this installation of what happens. Safe to run again.

const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_BASE: apiBase, PUBLIC_URL: publicUrl } = process.env;
if (!secretKey || !/^[sr]k_/.test(secretKey)) {
  console.error(
    'Set STRIPE_SECRET_KEY to the secret key of the Stripe account, which begins with sk_, or a restricted one, with rk_.',
  );
  console.error('Without a key Whorl uses its sandbox, which needs no setting up.');
  process.exit(1);
}

const stripe = createStripe({ secretKey, apiBase: apiBase ? () => apiBase : undefined });
const { portal } = await setUpPlans(stripe);
console.log(`The plans, their prices and the billing portal (${portal}) are as they should be.`);
if (publicUrl) await webhooks(publicUrl);
else console.log('PUBLIC_URL is not set: the webhook endpoints were left alone.');

async function webhooks(publicUrl: string): Promise<void> {
  const url = `${publicUrl.replace(/\/+$/, '')}/webhooks/stripe`;
  const endpoints = await setUpWebhooks(stripe, url, [
    { name: 'STRIPE_WEBHOOK_SECRET', connect: false, events: PLAN_EVENTS },
    { name: 'STRIPE_CONNECT_WEBHOOK_SECRET', connect: true, events: CONNECT_EVENTS },
  ]);
  console.log(`Both webhook endpoints lead to ${url}.`);
  for (const { name, id, secret } of endpoints)
    console.log(secret ? `${name}=${secret}` : `${name} is as before (${id}); Stripe's dashboard shows it.`);
}
