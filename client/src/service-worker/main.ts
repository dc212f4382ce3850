/// <reference lib="webworker" />
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { clientsClaim } from 'workbox-core';
import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate, type StrategyOptions } from 'workbox-strategies';
import { appDocument, forgetOldVersions, fromAnyVersion, isAppKept, keepApp } from './keptApp.ts';
import { basics, kindOf, type RequestKind } from './requestKinds.ts';

declare const self: ServiceWorkerGlobalScope;

const OFFLINE_PAGE = '/offline';
const BASICS = 'basics';
const DAY_SECONDS = 24 * 60 * 60;

const cacheOptions = (cacheName: string, maxEntries: number): StrategyOptions => ({
  cacheName,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries, maxAgeSeconds: 30 * DAY_SECONDS, purgeOnQuotaError: true }),
  ],
});

const assets = new CacheFirst(cacheOptions('assets', 150));
const basicFiles = new StaleWhileRevalidate({ cacheName: BASICS });
// On a slow connection, fall back to the copy of the last visit.
const pages = new NetworkFirst({ ...cacheOptions('pages', 50), networkTimeoutSeconds: 4 });
const network = new NetworkOnly();

const orOfflinePage =
  (answer: RouteHandlerCallback): RouteHandlerCallback =>
  async (options) => {
    try {
      return await answer(options);
    } catch {
      return (await caches.match(OFFLINE_PAGE, { cacheName: BASICS })) ?? Response.error();
    }
  };

const answers: Record<Exclude<RequestKind, 'none'>, RouteHandlerCallback> = {
  app: orOfflinePage(async (options) => (await appDocument()) ?? network.handle(options)),
  page: orOfflinePage((options) => pages.handle(options)),
  uncached: orOfflinePage((options) => network.handle(options)),
  asset: async (options) => (await fromAnyVersion(options.request)) ?? assets.handle(options),
  basic: async (options) => basicFiles.handle(options),
};

for (const [kind, answer] of Object.entries(answers)) {
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && kindOf(url, request.mode === 'navigate') === kind,
    answer,
  );
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOldVersions()));
clientsClaim();

self.addEventListener('message', (event) => {
  if (event.data?.type === 'KEEP_APP') event.waitUntil(keepApp());
  // The user chose to reload into the new version, which waits until then.
  if (event.data?.type === 'SKIP_WAITING') self.skipWaiting();
});

async function install() {
  const cache = await caches.open(BASICS);
  await cache.addAll([OFFLINE_PAGE, ...basics].map((path) => new Request(path, { cache: 'reload' })));
  // The worker counts as installed only when the whole app is cached.
  if (await isAppKept()) await keepApp();
}
