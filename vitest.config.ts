import { defineConfig } from 'vitest/config';

const minutes = (count: number) => count * 60_000;

export default defineConfig({
  resolve: {
    // Libraries outside the tests' module graph load CommonJS graphql; a second copy would refuse their schemas.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    maxWorkers: 2,
    // Loading modules takes longer than most test files run, so workers share them; modules keep no state of a file.
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
          // Waits end as soon as their condition holds; the limit only matters on a slow machine.
          testTimeout: minutes(2),
          hookTimeout: minutes(3),
        },
      },
    ],
  },
});
