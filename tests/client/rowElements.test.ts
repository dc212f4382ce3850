import { describe, expect, it } from 'vitest';
import { RowElements } from '#client/ui/list/rowElements.ts';

describe('elements of rows', () => {
  it('down the list go from the rows that leave to those that come, and stand in the order of the document', () => {
    const elements = new RowElements();
    const [first, ...others] = elements.of([0, 1, 2, 3]);
    expect(elements.of([1, 2, 3, 4])).toEqual([...others, first]);
  });

  it('are new for rows that come in before others, which keep theirs', () => {
    const elements = new RowElements();
    const before = elements.of([4, 5, 6, 7]);
    const [added, ...others] = elements.of([3, 4, 5, 6]);
    expect(others).toEqual(before.slice(0, 3));
    expect(before).not.toContain(added);
  });

  it('go to rows that come in before others, too, where they need not move for it', () => {
    const elements = new RowElements(true);
    const before = elements.of([4, 5, 6, 7]);
    expect(elements.of([3, 4, 5, 6])).toEqual([before.at(-1), ...before.slice(0, 3)]);
  });

  it('stay where all rows are others', () => {
    const elements = new RowElements();
    const before = elements.of([40, 41, 42]);
    expect(elements.of([7, 8, 9])).toEqual(before);
  });

  it('are never one for two rows, however they come and go', () => {
    const elements = new RowElements();
    for (const from of [0, 2, 1, 9, 3, 30, 29, 27, 28]) {
      const keys = elements.of(Array.from({ length: 5 + (from % 3) }, (_, n) => from + n));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});
