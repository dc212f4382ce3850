import { describe, expect, it } from 'vitest';
import { MOST_WEBHOOK_TRIES, pauseBeforeNextTry } from '#domain/webhooks.ts';

const pauses = (chance: number) =>
  Array.from({ length: MOST_WEBHOOK_TRIES }, (_, at) => pauseBeforeNextTry(at + 1, chance));

describe('the pauses between attempts', () => {
  it('grow from seconds to a day, over three days in all, and end', () => {
    const last = pauses(0).pop();
    const real = pauses(0).slice(0, -1) as number[];
    expect(last).toBeNull();
    expect(real).toEqual(real.toSorted((a, b) => a - b));
    expect(real[0]).toBe(5);
    const days = real.reduce((sum, pause) => sum + pause, 0) / 86_400;
    expect(days).toBeGreaterThan(3);
    expect(days).toBeLessThan(3.5);
  });

  it('have up to 10% jitter', () => {
    expect(pauses(1).map((pause, at) => pause && pause / pauses(0)[at]!)).toEqual([
      ...Array(MOST_WEBHOOK_TRIES - 1).fill(expect.closeTo(1.1)),
      null,
    ]);
  });
});
