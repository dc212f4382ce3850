import type { GraphQLPerson } from '#tests/support/person.ts';
import { complaintsOf } from '../complaints.ts';
import { newProfessional } from '../person.ts';
import { test as base, expect } from '../test.ts';

export { expect };

const WORKER_BLOCKED = /Service Worker registration blocked by Playwright/;

/** For tests of auth pages: fails if the console has complaints that the test did not provoke. */
export const test = base.extend<{ provoked: RegExp | undefined; complaints: undefined }, { dana: GraphQLPerson }>({
  /** Somebody with an account, for tests that change nothing of it. */
  dana: [async ({ server }, use) => use(await newProfessional(server.url)), { scope: 'worker' }],
  provoked: [undefined, { option: true }],
  complaints: [
    async ({ context, provoked }, use) => {
      const complaints = complaintsOf(context);
      await use(undefined);
      const isProvoked = (complaint: string) => WORKER_BLOCKED.test(complaint) || provoked?.test(complaint);
      expect(complaints.filter((complaint) => !isProvoked(complaint))).toEqual([]);
    },
    { auto: true },
  ],
});
