import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import mileageRates from '#db/data/mileage-rates.json' with { type: 'json' };
import feeCaps from '#db/data/notarial-fee-caps.json' with { type: 'json' };
import travelRules from '#db/data/travel-rules.json' with { type: 'json' };
import { isCalendarDate } from '#domain/dates.ts';
import {
  CERTAINTIES,
  capInForce,
  capWarning,
  FEE_CAP_UNITS,
  NOTARIAL_MODES,
  type NotarialFeeCap,
} from '#domain/fees/caps.ts';
import { mileageRateOn } from '#domain/fees/mileage.ts';
import { US_STATES, usStateCode } from '#domain/usStates.ts';

const caps = feeCaps as NotarialFeeCap[];
const on = '2026-11-21';
const capOf = (state: string, mode?: NotarialFeeCap['mode']) => capInForce(caps, { state, mode, on })!;

describe('capWarning', () => {
  it.each([
    ['CA', 1, 1500],
    ['CA', 3, 4500],
    ['TX', 1, 1000],
    ['TX', 4, 1300],
    ['PA', 2, 700],
    ['GA', 1.5, 400],
    ['NJ', 0.5, 250],
  ])('in %s allows %d units up to %d cents and warns one cent above', (state, quantity, limitCents) => {
    const cap = capOf(state);
    const most = Math.floor(limitCents / quantity);
    expect(capWarning(cap, { quantity, unitCents: most })).toBeNull();
    expect(capWarning(cap, { quantity, unitCents: most + 1 })).toMatchObject({ limitCents });
  });

  it('names the rule, its source and its review date', () => {
    const reviewed = { ...capOf('TX'), reviewedAt: '2026-11-21' };
    expect(capWarning(reviewed, { quantity: 2, unitCents: 1000 })?.message).toBe(
      "This line is $20.00; TX allows $10.00 for the first signature and $1.00 for each further one, so $11.00 for 2. Source: Texas's statute or official fee page (reviewed Nov 21, 2026).",
    );
  });

  it('states that no review is recorded', () => {
    expect(capWarning(capOf('NY', 'ELECTRONIC'), { quantity: 1, unitCents: 2501 })?.message).toBe(
      "This line is $25.01; NY allows $25.00 for each act done electronically. Source: New York's statute or official fee page (no review on record).",
    );
  });

  it('returns no warning where the state sets no cap', () => {
    expect(capWarning(capOf('TN'), { quantity: 1, unitCents: 100_000 })).toBeNull();
  });

  it('warns exactly when the line total exceeds the cap', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...caps.filter(({ firstCents }) => firstCents !== null)),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 0, max: 5000 }),
        (cap, quantity, unitCents) => {
          const further = cap.additionalCents ?? cap.firstCents!;
          const limitCents = cap.firstCents! + (quantity - 1) * further;
          const warning = capWarning(cap, { quantity, unitCents });
          expect(warning?.limitCents ?? null).toBe(quantity * unitCents > limitCents ? limitCents : null);
        },
      ),
    );
  });
});

describe('capInForce', () => {
  const since = { ...capOf('CA'), validFrom: '2026-01-01', firstCents: 2000 };
  const until = { ...capOf('CA'), validTo: '2025-12-31' };

  it('returns the cap in force on the day', () => {
    expect(capInForce([since, until], { state: 'CA', on: '2025-12-31' })).toBe(until);
    expect(capInForce([since, until], { state: 'CA', on: '2026-01-01' })).toBe(since);
  });

  it('returns null where no cap is recorded', () => {
    expect(capInForce(caps, { state: 'AK', on })).toBeNull();
    expect(capInForce(caps, { state: 'CA', mode: 'REMOTE', on })).toBeNull();
  });
});

describe('mileageRateOn', () => {
  it.each([
    ['2023-12-31', undefined],
    ['2024-01-01', 67],
    ['2025-12-31', 70],
    ['2026-11-21', 72.5],
    ['2027-01-01', undefined],
  ])('on %s returns %s', (day, cents) => {
    expect(mileageRateOn(mileageRates, day)?.centsPerMile).toBe(cents);
  });
});

describe('the fee data', () => {
  it('has one cap in force for each state and mode', () => {
    const keys = caps.map(({ state, act, mode, validFrom }) => `${state} ${act} ${mode} ${validFrom}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([...caps, ...travelRules, ...mileageRates])('has a source: %j', (row) => {
    expect(row.source.length).toBeGreaterThan(10);
    expect(CERTAINTIES).toContain(row.certainty);
    expect(row.reviewedAt === null || isCalendarDate(row.reviewedAt)).toBe(true);
  });

  it('uses only known states, modes and units', () => {
    for (const { state } of [...caps, ...travelRules]) expect(US_STATES).toHaveProperty(state);
    for (const { mode, unit } of caps) {
      expect(NOTARIAL_MODES).toContain(mode);
      expect(FEE_CAP_UNITS).toContain(unit);
    }
  });
});

describe('usStateCode', () => {
  it.each([
    ['CA', 'CA'],
    [' ca ', 'CA'],
    ['new york', 'NY'],
    ['ZZ', null],
    ['', null],
  ])('converts %j to %s', (text, code) => {
    expect(usStateCode(text)).toBe(code);
  });
});
