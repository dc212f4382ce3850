import type { FastifyPluginAsync, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { accountEndpoints, accountV2Endpoints } from './accounts/endpoints.ts';
import { customerEndpoints } from './billing/customerEndpoints.ts';
import { invoiceEndpoints } from './billing/invoiceEndpoints.ts';
import { priceEndpoints } from './billing/priceEndpoints.ts';
import { productEndpoints } from './billing/productEndpoints.ts';
import { subscriptionEndpoints } from './billing/subscriptionEndpoints.ts';
import { checkoutEndpoints } from './checkout/endpoints.ts';
import { passTime } from './control/passTime.ts';
import { Deliverer } from './events/deliverer.ts';
import { eventEndpoints } from './events/endpoints.ts';
import { eventDestinationEndpoints } from './events/eventDestinations.ts';
import { listenersTo, type WebhookEndpoint } from './events/listeners.ts';
import { webhookEndpointEndpoints } from './events/webhookEndpoints.ts';
import { serveApi } from './http/api.ts';
import { checkoutRoutes } from './pages/checkoutRoutes.ts';
import { controlRoutes } from './pages/controlRoutes.ts';
import { onboardingRoutes } from './pages/onboardingRoutes.ts';
import { paperRoutes } from './pages/paperRoutes.ts';
import { portalRoutes } from './pages/portalRoutes.ts';
import { paymentEndpoints } from './payments/endpoints.ts';
import { portalEndpoints } from './portal/endpoints.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store/store.ts';

const TIME_PASSES_EVERY_MS = 60_000;

const ENDPOINTS = [
  ...accountEndpoints,
  ...checkoutEndpoints,
  ...customerEndpoints,
  ...eventEndpoints,
  ...invoiceEndpoints,
  ...paymentEndpoints,
  ...portalEndpoints,
  ...priceEndpoints,
  ...productEndpoints,
  ...subscriptionEndpoints,
  ...webhookEndpointEndpoints,
];

const V2_ENDPOINTS = [...accountV2Endpoints, ...eventDestinationEndpoints];

export interface StripeSandboxOptions {
  store: Store;
  /** The public address without a trailing slash; a function because the port may be known only after the start. */
  baseUrl: () => string;
  /** The only accepted key. */
  secretKey: string;
  platformName: string;
  webhookEndpoints: () => WebhookEndpoint[];
  /** Hooks that restrict access to the API, to the pages that customers and businesses are sent to, and to the control page. */
  guards?: Partial<Record<'api' | 'hosted' | 'control', onRequestAsyncHookHandler>>;
}

/** The Stripe sandbox: the API under /v1 and /v2, and Stripe's hosted pages. Closing the server closes the store. */
export const stripeSandbox: FastifyPluginAsync<StripeSandboxOptions> = async (app, options) => {
  const { store, baseUrl, platformName, secretKey, webhookEndpoints, guards } = options;
  const settings: Settings = { store, baseUrl, platformName, root: app.prefix };
  const deliverer = new Deliverer(store, webhookEndpoints);
  store.listeners = (account, type) => listenersTo(webhookEndpoints(), account, type);
  store.onTold = () => deliverer.wake();

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );

  await app.register(
    async (api) => {
      if (guards?.api) api.addHook('onRequest', guards.api);
      serveApi(api, ENDPOINTS, settings, secretKey);
    },
    { prefix: '/v1' },
  );
  await app.register(
    async (api) => {
      if (guards?.api) api.addHook('onRequest', guards.api);
      api.removeContentTypeParser('application/json');
      api.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));
      serveApi(api, V2_ENDPOINTS, settings, secretKey);
    },
    { prefix: '/v2' },
  );

  await app.register(async (pages) => {
    if (guards?.hosted) pages.addHook('onRequest', guards.hosted);
    pages.addHook('onRequest', refuseCrossSite);
    onboardingRoutes(pages, settings);
    checkoutRoutes(pages, settings);
    portalRoutes(pages, settings);
    paperRoutes(pages, settings);
  });
  await app.register(async (pages) => {
    if (guards?.control) pages.addHook('onRequest', guards.control);
    pages.addHook('onRequest', refuseCrossSite);
    controlRoutes(pages, settings, deliverer);
  });

  deliverer.start();
  const time = setInterval(() => {
    passTime(settings).catch((error) => app.log.error({ err: error }, 'the Stripe sandbox failed'));
  }, TIME_PASSES_EVERY_MS);
  time.unref();
  app.addHook('onClose', async () => {
    clearInterval(time);
    await deliverer.stop();
    await store.close();
  });
};

/** Prevents cross-site form submissions. */
async function refuseCrossSite(request: FastifyRequest, reply: FastifyReply) {
  if (request.method === 'POST' && request.headers['sec-fetch-site'] === 'cross-site') return reply.code(403).send();
}
