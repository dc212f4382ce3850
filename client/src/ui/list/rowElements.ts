/**
 * In which element, by its key, each row of a list is. Rows that come in take the elements of those that go: what is made
 * for each and thrown away is collected in the middle of scrolling. Where elements stand in the order of rows that is so
 * down the list alone: up the list React would take out and put back all other elements to let one in before them.
 */
export class RowElements {
  private keys = new Map<number, number>();
  private made = 0;

  /** `stay`: elements keep their places in the document, whichever rows they have. */
  constructor(private readonly stay = false) {}

  /** The keys of rows, given by their places in the list, one after the other. */
  of(rows: readonly number[]): number[] {
    const before = [...this.keys];
    const kept = before.filter(([row]) => rows.includes(row));
    const goesUp = kept.length > 0 && rows[0]! < before[0]![0];
    const free = goesUp && !this.stay ? [] : before.filter(([row]) => !rows.includes(row)).map(([, key]) => key);
    const keys = rows.map((row) => this.keys.get(row) ?? free.shift() ?? this.made++);
    this.keys = new Map(rows.map((row, n) => [row, keys[n]!]));
    return keys;
  }
}
