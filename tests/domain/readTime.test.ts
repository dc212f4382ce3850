import { expect, it } from 'vitest';
import { readTimeOf } from '#domain/readTime.ts';

const words = (count: number) => 'word '.repeat(count);

it('assumes 220 words a minute, at least one minute', () => {
  expect(readTimeOf('')).toBe(1);
  expect(readTimeOf(words(90))).toBe(1);
  expect(readTimeOf(words(440))).toBe(2);
  expect(readTimeOf(words(1100))).toBe(5);
});

it('counts text only, without markup, table rules or link URLs', () => {
  const marks = '\n\n---\n\n- **\n\n|---|---|\n\n'.repeat(500);
  expect(readTimeOf(words(220) + marks)).toBe(1);
  const links = '[fees](https://example.com/a-b-c/d?e=f#g) '.repeat(440);
  expect(readTimeOf(links)).toBe(2);
});
