import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_CENTS } from '#domain/money.ts';
import { TIP_PERCENTAGES, tipOf } from '#domain/onlinePayment.ts';

it('rounds a tip half-up to a whole cent', () => {
  expect([tipOf(7_000, 15), tipOf(1_005, 10), tipOf(1_004, 10), tipOf(0, 20)]).toEqual([1_050, 101, 100, 0]);
});

it('never suggests a tip that is no whole amount, or more than the payment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_CENTS }), fc.constantFrom(...TIP_PERCENTAGES), (amount, percent) => {
      const tip = tipOf(amount, percent);
      expect(Number.isInteger(tip) && tip >= 0 && tip <= amount).toBe(true);
    }),
  );
});
