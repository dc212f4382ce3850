import { describe, expect, it } from 'vitest';
import { sizeInWords } from '#domain/bytes.ts';
import { CLOSURE_GRACE_DAYS, deletionOf, namesTheSame } from '#domain/closure.ts';

describe('a closed business', () => {
  it('is deleted exactly when its grace period ends', () => {
    expect(CLOSURE_GRACE_DAYS).toBe(30);
    expect(deletionOf(new Date('2026-11-21T12:34:56Z'))).toEqual(new Date('2026-12-21T12:34:56Z'));
  });

  it.each([
    ['Bay Prints', 'Bay Prints', true],
    ['  bay   PRINTS ', 'Bay Prints', true],
    ['Zoe\u0308 Prints', 'Zoë Prints', true],
    ['Bay Print', 'Bay Prints', false],
    ['', 'Bay Prints', false],
  ])('the typed name “%s” confirms the business “%s”: %s', (typed, name, same) => {
    expect(namesTheSame(typed, name)).toBe(same);
  });
});

it.each([
  [0, '1 KB'],
  [9_980, '10 KB'],
  [999_940, '1.0 MB'],
  [12_430_000, '12.4 MB'],
  [312_000_000, '312 MB'],
  [1_500_000_000, '1.5 GB'],
])('formats %d bytes as %s', (bytes, words) => {
  expect(sizeInWords(bytes)).toBe(words);
});
