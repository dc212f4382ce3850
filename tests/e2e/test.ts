import { test as base } from '@playwright/test';
import { TestServer } from '#tests/support/server.ts';

export { expect } from '@playwright/test';

/** Playwright's test with a server of its own for each worker; pages open on it. */
export const test = base.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern
    async ({}, use) => {
      const server = await TestServer.start({ WEBHOOKS_TO_LOOPBACK: 'true' });
      await use(server);
      await server.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});
