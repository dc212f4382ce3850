import { Refusal } from '#server/core/errors.ts';

interface Versioned {
  version: number;
}

/**
 * Throws CONFLICT where the row has been changed since the version that an edit began from. The refusal carries the version that
 * the row has now and the current values of the fields that the edit could change, so that both can be shown. Call it with the
 * row locked. Without an expected version, whoever saves last wins.
 */
export async function requireVersion<Row extends Versioned>(
  row: Row,
  expected: number | null | undefined,
  fields: readonly string[],
  more: () => Promise<Record<string, unknown>> = async () => ({}),
): Promise<void> {
  if (expected == null || expected === row.version) return;
  const values = Object.fromEntries(fields.map((name) => [name, (row as Record<string, unknown>)[name] ?? null]));
  throw new Refusal('CONFLICT', 'Somebody else changed this while you were editing it', {
    version: row.version,
    current: { ...values, ...(await more()) },
  });
}
