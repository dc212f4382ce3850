import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import type { Config, StripeSettings } from './config.ts';
import { createStripe } from './platform/stripe/createStripe.ts';

/** The path of the Stripe sandbox on this server. */
export const STRIPE_SANDBOX = '/sandbox/stripe';

/** Access to Stripe or its sandbox. */
export interface StripeAccess {
  client: Stripe;
  webhookSecrets: StripeSettings['webhookSecrets'];
  /** Whether real money moves. */
  livemode: boolean;
  /** With the sandbox: the key that it accepts, and the port of this server, set once it listens. */
  sandbox: { secretKey: string; port: number } | undefined;
}

/** Secret keys begin with sk_live_ or sk_test_, restricted ones with rk_live_ or rk_test_. */
const isLive = (secretKey: string) => /^[a-z]k_live_/.test(secretKey);

/** Returns undefined without a key and a sandbox: online payments are off. */
export function openStripe(config: Config): StripeAccess | undefined {
  if (config.stripe) {
    const { secretKey, webhookSecrets, apiBase } = config.stripe;
    return {
      client: createStripe({ secretKey, apiBase: apiBase ? () => apiBase : undefined }),
      webhookSecrets,
      livemode: isLive(secretKey),
      sandbox: undefined,
    };
  }
  if (!config.sandbox) return undefined;
  const derived = (name: string) => createHmac('sha256', config.sessionSecret).update(name).digest('hex');
  const sandbox = { secretKey: `sk_test_sandbox_${derived('stripe')}`, port: config.port };
  return {
    client: createStripe({
      secretKey: sandbox.secretKey,
      apiBase: () => `http://127.0.0.1:${sandbox.port}${STRIPE_SANDBOX}`,
    }),
    webhookSecrets: {
      platform: `whsec_${derived('platform')}`,
      connect: `whsec_${derived('connect')}`,
      accounts: `whsec_${derived('accounts')}`,
    },
    livemode: false,
    sandbox,
  };
}
