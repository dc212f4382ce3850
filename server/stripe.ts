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
}

/** Access to the sandbox. */
export interface SandboxAccess extends StripeAccess {
  /** The key that it accepts. */
  secretKey: string;
  /** The server that it runs on; set once this one listens. */
  origin: string;
}

export interface StripeAccesses {
  /** For live businesses. Undefined without a key and a stand-in: online payments are off. */
  live: StripeAccess | undefined;
  /** For test businesses: always the sandbox, whatever keys are configured. */
  test: SandboxAccess;
}

/** Secret keys begin with sk_live_ or sk_test_, restricted ones with rk_live_ or rk_test_. */
const isLive = (secretKey: string) => /^[a-z]k_live_/.test(secretKey);

/** Opens Stripe for live businesses, or the sandbox in its place where that is allowed, and the sandbox for test businesses. */
export function openStripe(config: Config): StripeAccesses {
  const test = openSandbox(config);
  if (!config.stripe) return { live: config.sandbox ? test : undefined, test };
  const { secretKey, webhookSecrets, apiBase } = config.stripe;
  const client = createStripe({ secretKey, apiBase: apiBase ? () => apiBase : undefined });
  return { live: { client, webhookSecrets, livemode: isLive(secretKey) }, test };
}

function openSandbox(config: Config): SandboxAccess {
  const derived = (name: string) => createHmac('sha256', config.sessionSecret).update(name).digest('hex');
  const access: SandboxAccess = {
    secretKey: `sk_test_sandbox_${derived('stripe')}`,
    // A separate worker asks the servers; without a stand-in the sandbox's API is open to its key from everywhere.
    origin: !config.sandbox && config.publicUrl ? config.publicUrl : `http://127.0.0.1:${config.port}`,
    client: createStripe({
      secretKey: `sk_test_sandbox_${derived('stripe')}`,
      apiBase: () => `${access.origin}${STRIPE_SANDBOX}`,
    }),
    webhookSecrets: {
      platform: `whsec_${derived('platform')}`,
      connect: `whsec_${derived('connect')}`,
      accounts: `whsec_${derived('accounts')}`,
    },
    livemode: false,
  };
  return access;
}
