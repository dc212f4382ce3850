import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { withUnknownTenant } from '#db/tenancy/tenantContext.ts';
import { articleAddresses } from './features/articles/index.ts';
import { ACCOUNT_EVENTS, CONNECT_EVENTS, webhookRoutes } from './features/onlinePayments/index.ts';
import { PLAN_EVENTS } from './features/subscription/index.ts';
import { registerWebhookSchemas } from './features/webhooks/index.ts';
import { ApiKeys } from './platform/apiKeys/apiKeys.ts';
import { RateLimits } from './platform/apiKeys/rateLimits.ts';
import { UsageLog } from './platform/apiKeys/usageLog.ts';
import { AccessTokens, accessTokenSeconds, RefreshTokens, Tickets } from './platform/auth/tokens.ts';
import type { Services } from './platform/graphql/context.ts';
import { queryInProcess } from './platform/graphql/queryInProcess.ts';
import { createGraphQLServer } from './platform/graphql/server.ts';
import { clientRoutes } from './platform/http/client.ts';
import { Connections } from './platform/http/connections.ts';
import { registerErrorHandler } from './platform/http/errors.ts';
import { warnOfUntrustedProxy } from './platform/http/forwarding.ts';
import { registerGraphQL, registerSchemaDownload } from './platform/http/graphql.ts';
import { healthRoutes } from './platform/http/health.ts';
import { answerInOrder } from './platform/http/pipelining.ts';
import { answerClientError, answerUnreadable } from './platform/http/rawResponse.ts';
import { refuseCompressedBodies } from './platform/http/requestBodies.ts';
import { allowLocalOnly, guardSandbox } from './platform/http/sandboxAccess.ts';
import { registerSecurityHeaders, securityHeaders } from './platform/http/securityHeaders.ts';
import { openSite } from './platform/http/site.ts';
import { sitemapRoutes } from './platform/http/sitemap.ts';
import { registerSubscriptions } from './platform/http/subscriptions.ts';
import { addJob } from './platform/jobs/jobs.ts';
import { LiveHub } from './platform/live/hub.ts';
import { postgresMailStore } from './platform/mail/postgresMailStore.ts';
import { sandboxMailRoutes } from './platform/mail/sandbox.ts';
import { PRODUCT_NAME } from './platform/product.ts';
import { type MetricsServer, serveMetrics } from './platform/telemetry/metricsServer.ts';
import { registerKeyUse, registerRequestLog } from './platform/telemetry/requests.ts';
import { startWorker, type Worker } from './platform/worker/worker.ts';
import type { Runtime } from './runtime.ts';
import { buildSchema, features, jobs, scheduledJobs } from './schema.ts';
import { STRIPE_SANDBOX, type StripeAccess } from './stripe.ts';
import { Store, type StripeSandboxOptions, stripeSandbox } from './stripeSandbox/index.ts';

const LONGEST_HEADERS_MS = 15_000;
const LOOK_FOR_SLOW_ONES_MS = 5_000;
/** Idle limit of a connection, above the time that the slowest response takes to start. */
const LONGEST_STILLNESS_MS = 120_000;

export interface AppOptions {
  runtime: Runtime;
  /** The folder of the client build. */
  clientDir?: string;
  /** False in tests, whose data scheduled jobs would change. */
  hasSchedule?: boolean;
}

export interface App {
  http: FastifyInstance;
  services: Services;
  /** Starts listening and then running jobs. Returns the public address. */
  listen(): Promise<string>;
  /** Finishes running requests and jobs, then closes everything. */
  close(): Promise<void>;
}

/** Creates the whole server, not yet listening; tests use the same. Closing it closes its runtime. */
export async function createApp({ runtime, clientDir = 'dist/client', hasSchedule }: AppOptions): Promise<App> {
  const { config, database, log, clock } = runtime;
  const live = new LiveHub(database, runtime.transport, accessTokenSeconds, log);
  const accessTokens = new AccessTokens(config.sessionSecret);
  const apiKeys = new ApiKeys(database, clock);
  live.whenKeyChanges((keyId) => apiKeys.forget(keyId));
  const rateLimits = new RateLimits(config.redisUrl, config.personRequestsPerMinute, log);
  const usageLog = new UsageLog(database, log, clock);
  const publicUrl = config.publicUrl ?? '';
  const services: Services = {
    log,
    database,
    osrmUrl: config.osrmUrl,
    stripe: runtime.stripe.live?.client,
    testStripe: runtime.stripe.test.client,
    platformFeePercent: config.platformFeePercent,
    isStripeSandbox: runtime.stripe.live === runtime.stripe.test,
    commands: runtime.commands,
    live,
    accessTokens,
    apiKeys,
    rateLimits,
    usageLog,
    metrics: runtime.metrics,
    tracing: runtime.tracing,
    refreshTokens: new RefreshTokens(config.sessionSecret),
    sealing: runtime.sealing,
    mailer: runtime.mailer,
    outgoing: runtime.outgoing,
    placeHeaders: config.placeHeaders,
    downloadTickets: Tickets.forDownloads(config.sessionSecret),
    pdfTickets: Tickets.forPdfs(config.sessionSecret),
    publicUrl,
  };

  const headers = securityHeaders(publicUrl, clientDir);
  const requestMs = config.requestSeconds * 1000;
  const http = fastify({
    loggerInstance: log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: config.trustProxy,
    // Keeps slow senders and readers from holding connections for long.
    requestTimeout: requestMs,
    http: {
      headersTimeout: Math.min(LONGEST_HEADERS_MS, requestMs),
      connectionsCheckingInterval: Math.min(LOOK_FOR_SLOW_ONES_MS, requestMs),
    },
    connectionTimeout: LONGEST_STILLNESS_MS,
    frameworkErrors: (error, request, reply) => answerUnreadable(error, request, reply as FastifyReply, headers),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, headers),
  });
  const connections = new Connections(config.connectionLimits, config.trustProxy);
  connections.watch(http);
  answerInOrder(http);
  // Only JSON bodies are accepted, which forms of other sites cannot send: the defense against cross-site request forgery.
  http.removeContentTypeParser('text/plain');
  registerErrorHandler(http);
  registerRequestLog(http, runtime.metrics);
  registerKeyUse(http, usageLog);
  registerSecurityHeaders(http, headers);
  warnOfUntrustedProxy(http);
  refuseCompressedBodies(http);
  // A route that sets no tenant context sees no tenant's rows.
  http.addHook('preHandler', (_request, _reply, done) => withUnknownTenant(done));
  await http.register(fastifyCompress, { globalDecompression: false });
  await http.register(fastifyCookie);
  await http.register(healthRoutes(database));
  const guard = guardSandbox({ token: config.sandboxToken, publicUrl: () => services.publicUrl });
  if (!config.smtpUrl && config.sandbox) await http.register(sandboxMailRoutes(postgresMailStore(database), guard));
  const { live: liveStripe, test: testStripe } = runtime.stripe;
  const isStandIn = liveStripe === testStripe;
  await http.register(stripeSandbox, {
    ...(await stripeSandboxOptions(runtime, () => services.publicUrl)),
    // Without live businesses in it, its payment pages open to whoever has their unguessable address, and its API to its
    // key; its control page changes every account and stays closed.
    guards: isStandIn ? { api: allowLocalOnly, hosted: guard, control: guard } : { control: guard },
  });
  const webhooksOf = (access: StripeAccess, path: string) =>
    webhookRoutes({
      path,
      database,
      stripe: access.client,
      webhookSecrets: Object.values(access.webhookSecrets).filter((secret) => secret !== undefined),
      livemode: access.livemode,
    });
  if (liveStripe) await http.register(webhooksOf(liveStripe, STRIPE_WEBHOOKS));
  if (!isStandIn) await http.register(webhooksOf(testStripe, SANDBOX_WEBHOOKS));
  for (const { routes = [] } of features) for (const route of routes) await http.register(route(services));

  const schema = buildSchema();
  const graphql = await createGraphQLServer(schema, log, config.persistedQueries);
  registerGraphQL(http, graphql, services, graphiqlPage(clientDir));
  registerSchemaDownload(http, schema);
  registerWebhookSchemas(http, () => services.publicUrl);
  const sockets = registerSubscriptions(http, schema, services, {
    connections,
    headers,
    trustProxy: config.trustProxy,
    idleMs: config.idleSocketSeconds * 1000,
  });
  const site = await openSite(clientDir, () => services.publicUrl, queryInProcess(graphql.apollo, services));
  await http.register(
    sitemapRoutes(
      () => services.publicUrl,
      async () => [...(site?.paths ?? []).map((path) => ({ path })), ...(await articleAddresses(database))],
    ),
  );
  await http.register(clientRoutes(clientDir, site));

  let worker: Worker | undefined;
  let metricsServer: MetricsServer | undefined;
  runtime.metrics?.watchSockets(sockets.count);
  return {
    http,
    services,
    async listen() {
      await http.listen({ port: config.port, host: config.host });
      testStripe.origin = `http://127.0.0.1:${portOf(http)}`;
      services.publicUrl ||= `http://localhost:${portOf(http)}`;
      if (config.metrics && runtime.metrics)
        metricsServer = await serveMetrics(runtime.metrics.registry, config.metrics.host, config.metrics.port);
      await live.start(() => {
        apiKeys.forgetAll();
        sockets.sendAway();
      });
      if (config.workJobs) worker = await startWorker(runtime, services.publicUrl, jobs, scheduledJobs, hasSchedule);
      await addJob(database.em.getKysely(), 'stripe.reconcile', {}, { key: 'stripe.reconcile' });
      return services.publicUrl;
    },
    async close() {
      // Concurrently, so that a slow part does not use up the others' time.
      await Promise.all([sockets.close(), closeHttp(http, connections), worker?.stop()]);
      await usageLog.flush();
      rateLimits.close();
      await metricsServer?.close();
      await runtime.close();
    },
  };
}

/**
 * Finishes running requests. Then closes idle connections: those kept alive after a response, and those that browsers
 * opened in advance, which would stay open forever.
 */
async function closeHttp(http: FastifyInstance, connections: Connections): Promise<void> {
  const idle = setInterval(() => {
    http.server.closeIdleConnections();
    connections.closeUnused();
  }, 100);
  await http.close().finally(() => clearInterval(idle));
}

function portOf(http: FastifyInstance): number {
  const address = http.server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function graphiqlPage(clientDir: string): string {
  const file = join(clientDir, 'graphiql.html');
  return existsSync(file)
    ? readFileSync(file, 'utf8')
    : '<!doctype html><title>GraphiQL</title><p>The client is not built yet: run npm run build.</p>';
}

const STRIPE_WEBHOOKS = '/webhooks/stripe';
/** Receives the sandbox's webhooks where Stripe's own arrive too. */
const SANDBOX_WEBHOOKS = '/webhooks/stripe-sandbox';

/** Settings of the Stripe sandbox, which sends its webhooks to this server. */
async function stripeSandboxOptions(
  { directUrl, stripe: { live, test } }: Runtime,
  publicUrl: () => string,
): Promise<StripeSandboxOptions & { prefix: string }> {
  const { webhookSecrets } = test;
  const url = () => test.origin + (live === test ? STRIPE_WEBHOOKS : SANDBOX_WEBHOOKS);
  return {
    prefix: STRIPE_SANDBOX,
    store: await Store.open(directUrl),
    baseUrl: () => publicUrl() + STRIPE_SANDBOX,
    secretKey: test.secretKey,
    platformName: PRODUCT_NAME,
    webhookEndpoints: () => [
      { url: url(), secret: webhookSecrets.platform, connect: false, enabledEvents: PLAN_EVENTS },
      { url: url(), secret: webhookSecrets.connect, connect: true, enabledEvents: CONNECT_EVENTS },
      { url: url(), secret: webhookSecrets.accounts!, connect: false, thin: true, enabledEvents: ACCOUNT_EVENTS },
    ],
  };
}
