import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  estimatedMinutes,
  estimatedRoadMiles,
  formatRate,
  greatCircleMiles,
  roundMiles,
  type TravelFeeInput,
  travelFee,
} from '#domain/travel.ts';

const oakland = { latitude: 37.8044, longitude: -122.2712 };
const sanFrancisco = { latitude: 37.7749, longitude: -122.4194 };

const trip: TravelFeeInput = {
  miles: 12.4,
  minutes: 25,
  method: 'ROUTED',
  roundTrip: false,
  freeMiles: 0,
  centsPerMile: 72.5,
  minimumCents: 0,
  tollsCents: 0,
};

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const anyTrip: fc.Arbitrary<TravelFeeInput> = fc.record({
  miles: fc.double({ min: 0, max: 3000, noNaN: true }),
  minutes: fc.integer({ min: 0, max: 5000 }),
  method: fc.constantFrom('ROUTED', 'ESTIMATED', 'MANUAL'),
  roundTrip: fc.boolean(),
  freeMiles: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 1, max: 50_000 }).map((count) => count / 1000),
  ),
  centsPerMile: fc.integer({ min: 0, max: 300_000 }).map((count) => count / 1000),
  minimumCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000 })),
  tollsCents: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 5_000 })),
});

describe('distances', () => {
  it('returns the distance from Oakland to San Francisco', () => {
    expect(greatCircleMiles(oakland, sanFrancisco)).toBeCloseTo(8.35, 1);
    expect(estimatedRoadMiles(oakland, sanFrancisco)).toBeCloseTo(1.3 * greatCircleMiles(oakland, sanFrancisco), 9);
  });

  it('returns a degree of latitude and half the circumference', () => {
    expect(greatCircleMiles({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(69.09, 1);
    expect(greatCircleMiles({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 })).toBeCloseTo(12436.8, 0);
  });

  it('is symmetric, 0 for the same point, and at most half the circumference', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(greatCircleMiles(a, b)).toBeCloseTo(greatCircleMiles(b, a), 6);
        expect(greatCircleMiles(a, a)).toBeCloseTo(0, 6);
        expect(greatCircleMiles(a, b)).toBeLessThan(12_437);
      }),
    );
  });

  it.each([
    [0, 0],
    [5, 12],
    [10, 24],
    [55, 84],
  ])('estimates %d miles as %d minutes', (miles, minutes) => {
    expect(estimatedMinutes(miles)).toBe(minutes);
  });
});

describe('roundMiles', () => {
  it.each([
    [12.34, 12.3],
    [12.35, 12.4],
    [8.45, 8.5],
    [1.05, 1.1],
    [0.04, 0],
    [0.05, 0.1],
  ])('rounds %d to %d', (miles, rounded) => {
    expect(roundMiles(miles)).toBe(rounded);
  });

  it('rounds every hundredth half up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300_000 }), (hundredths) => {
        expect(roundMiles(hundredths / 100)).toBe(Math.floor((hundredths + 5) / 10) / 10);
      }),
    );
  });
});

describe('travelFee', () => {
  it.each<[Partial<TravelFeeInput>, number, string]>([
    [{}, 899, '12.4 miles one way, at 72.5¢ per mile: $8.99.'],
    [{ roundTrip: true }, 1798, '12.4 miles each way, 24.8 miles round trip, at 72.5¢ per mile: $17.98.'],
    [
      { roundTrip: true, freeMiles: 10 },
      1073,
      '12.4 miles each way, 24.8 miles round trip, less 10 free, leaves 14.8 miles, at 72.5¢ per mile: $10.73.',
    ],
    [
      { method: 'ESTIMATED', freeMiles: 11.4, minimumCents: 1500, tollsCents: 600 },
      2100,
      'An estimated 12.4 miles one way, less 11.4 free, leaves 1 mile, at 72.5¢ per mile: $0.73, raised to the minimum of $15.00, plus $6.00 in tolls, $21.00 in all.',
    ],
    [
      { freeMiles: 30, centsPerMile: 150 },
      0,
      '12.4 miles one way, less 30 free, leaves 0 miles, at $1.50 per mile: $0.00.',
    ],
    [{ miles: 12.35, centsPerMile: 100 }, 1240, '12.4 miles one way, at $1.00 per mile: $12.40.'],
    [{ minimumCents: 500 }, 899, '12.4 miles one way, at 72.5¢ per mile: $8.99.'],
  ])('computes and explains %j', (given, feeCents, explanation) => {
    expect(travelFee({ ...trip, ...given })).toMatchObject({ feeCents, explanation });
  });

  it('returns the one-way miles and minutes and their source', () => {
    expect(travelFee({ ...trip, miles: 8.449, roundTrip: true })).toMatchObject({
      miles: 8.4,
      minutes: 25,
      method: 'ROUTED',
    });
  });

  it('never falls with more miles, a higher rate, minimum or toll, nor rises with free miles', () => {
    const more = fc.record({
      miles: fc.double({ min: 0, max: 100, noNaN: true }),
      centsPerMile: fc.integer({ min: 0, max: 500 }),
      minimumCents: fc.integer({ min: 0, max: 500 }),
      tollsCents: fc.integer({ min: 0, max: 500 }),
    });
    fc.assert(
      fc.property(anyTrip, more, fc.integer({ min: 0, max: 50 }), (input, added, free) => {
        const { feeCents } = travelFee(input);
        for (const [field, amount] of Object.entries(added) as [keyof typeof added, number][]) {
          const grown = Math.round((input[field] + amount) * 1000) / 1000;
          expect(travelFee({ ...input, [field]: Math.max(grown, input[field]) }).feeCents).toBeGreaterThanOrEqual(
            feeCents,
          );
        }
        const freeMiles = Math.round((input.freeMiles + free) * 1000) / 1000;
        expect(travelFee({ ...input, freeMiles }).feeCents).toBeLessThanOrEqual(feeCents);
        expect(travelFee({ ...input, roundTrip: true }).feeCents).toBeGreaterThanOrEqual(
          travelFee({ ...input, roundTrip: false }).feeCents,
        );
      }),
    );
  });

  it('depends only on the distance rounded to a tenth', () => {
    fc.assert(
      fc.property(anyTrip, (input) => {
        expect(travelFee({ ...input, miles: roundMiles(input.miles) })).toEqual(travelFee(input));
      }),
    );
  });

  it('is explained by figures from which it can be computed', () => {
    fc.assert(
      fc.property(anyTrip, (input) => {
        const { explanation, feeCents, miles } = travelFee(input);
        expect(explanation.match(/\.(\s|$)/g)).toHaveLength(1);
        expect(feeFrom(explanation)).toEqual({ feeCents, miles, estimated: input.method === 'ESTIMATED' });
      }),
      { numRuns: 500 },
    );
  });
});

describe('formatRate', () => {
  it.each([
    [72.5, '72.5¢'],
    [0, '0¢'],
    [99.999, '99.999¢'],
    [100, '$1.00'],
    [112.5, '$1.125'],
    [120.125, '$1.20125'],
    [10_000, '$100.00'],
  ])('formats %d as %s', (rate, text) => {
    expect(formatRate(rate)).toBe(text);
  });
});

/** Computes the fee from the words of the explanation alone. */
function feeFrom(explanation: string): { feeCents: number; miles: number; estimated: boolean } {
  const read = (pattern: RegExp) => pattern.exec(explanation)?.[1];
  const inThousandths = (text = '0') => {
    const [whole, fraction = ''] = text.split('.');
    return BigInt(whole + fraction.padEnd(3, '0').slice(0, 3));
  };
  const inCents = (text?: string) => Number((text ?? '0').replace(/[,.]/g, ''));

  const oneWay = inThousandths(read(/([\d.]+) miles? (?:one way|each way)/));
  const driven = explanation.includes('round trip') ? 2n * oneWay : oneWay;
  const free = inThousandths(read(/less ([\d.]+) free/));
  const charged = driven > free ? driven - free : 0n;
  const dollars = read(/at \$([\d.]+) per mile/);
  const rate = dollars
    ? BigInt(dollars.replace('.', '').padEnd(dollars.indexOf('.') + 5, '0'))
    : inThousandths(read(/at ([\d.]+)¢ per mile/));
  const mileage = Number((2n * charged * rate + 1_000_000n) / 2_000_000n);
  expect(mileage).toBe(inCents(read(/per mile: \$([\d,.]*\d)/)));

  const minimum = inCents(read(/minimum of \$([\d,.]*\d)/));
  const tolls = inCents(read(/plus \$([\d,.]*\d) in tolls/));
  return {
    feeCents: Math.max(mileage, minimum) + tolls,
    miles: Number(oneWay) / 1000,
    estimated: explanation.startsWith('An estimated'),
  };
}
