import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_CENTS } from '#domain/money.ts';
import {
  isStillPayable,
  LEAST_ONLINE_CENTS,
  largestPart,
  strandsRest,
  TIP_PERCENTAGES,
  tipOf,
  workingAmounts,
  workingDeposit,
} from '#domain/onlinePayment.ts';

it('rounds a tip half-up to a whole cent', () => {
  expect([tipOf(7_000, 15), tipOf(1_005, 10), tipOf(1_004, 10), tipOf(0, 20)]).toEqual([1_050, 101, 100, 0]);
});

it('never suggests a tip with fractions of a cent or above the payment', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_CENTS }), fc.constantFrom(...TIP_PERCENTAGES), (amount, percent) => {
      const tip = tipOf(amount, percent);
      expect(Number.isInteger(tip) && tip >= 0 && tip <= amount).toBe(true);
    }),
  );
});

it.each([
  [1_950, false],
  [1_951, true],
  [1_999, true],
  [2_000, false],
])('of $20.00, a partial payment of %d cents leaves too small a rest: %s', (part, strands) => {
  expect(strandsRest(part, 2_000)).toBe(strands);
  expect(isStillPayable(part, 2_000)).toBe(!strands);
});

it('describes the amounts that can be paid', () => {
  expect(workingAmounts(2_000)).toBe('$19.50 or less, or the full $20.00');
  expect(workingAmounts(99)).toBe('the full $0.99');
  expect(workingAmounts(100)).toBe('$0.50 or less, or the full $1.00');
});

it('leaves nothing or a payable rest after an accepted partial payment or deposit', () => {
  const payable = (rest: number) => rest === 0 || rest >= LEAST_ONLINE_CENTS;
  const cents = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: MAX_CENTS }));
  fc.assert(
    fc.property(cents, cents, (part, due) => {
      const deposit = workingDeposit(part, due);
      expect(deposit).toBeGreaterThan(0);
      expect(payable(due - deposit)).toBe(true);
      if (part <= due) expect(strandsRest(part, due)).toBe(!payable(due - part));
      const most = largestPart(due);
      if (most !== null) {
        expect(strandsRest(most, due)).toBe(false);
        expect(strandsRest(most + 1, due)).toBe(true);
      }
    }),
  );
});
