import { defineConfig } from 'vitest/config';

const minutes = (count: number) => count * 60_000;

export default defineConfig({
  resolve: {
    // Libraries outside the tests' module graph load CommonJS graphql; a second copy would refuse their schemas.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    maxWorkers: 2,
    // Loading what they test takes longer than most files take; nothing in its modules outlives what a file starts.
    isolate: false,
    projects: [
      { extends: true, test: { name: 'domain', include: ['tests/domain/**/*.test.ts'] } },
      { extends: true, test: { name: 'client', include: ['tests/client/**/*.test.{ts,tsx}'] } },
      { extends: true, test: { name: 'architecture', include: ['tests/architecture/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['tests/server/**/*.test.{ts,tsx}'],
          globalSetup: 'tests/support/postgres.ts',
          setupFiles: 'tests/support/eachFile.ts',
          // Waits end with what they wait for: on a slow or busy machine it only comes later.
          testTimeout: minutes(2),
          hookTimeout: minutes(3),
        },
      },
    ],
  },
});
