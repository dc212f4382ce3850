/** Returns the fields of an input that differ from the row, before and after. Omitted fields (undefined) are unchanged. */
export function changes<Row extends object, Input extends object>(row: Row, input: Input) {
  const before: Record<string, unknown> = {};
  const after: Partial<Input> = {};
  for (const [name, value] of Object.entries(input) as [keyof Input & string, Input[keyof Input & string]][]) {
    const old = (row as Record<string, unknown>)[name];
    if (value === undefined || JSON.stringify(old ?? null) === JSON.stringify(value)) continue;
    before[name] = old ?? null;
    after[name] = value;
  }
  return { before, after, any: Object.keys(before).length > 0 };
}
