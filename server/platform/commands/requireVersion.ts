import { Refusal } from '#server/core/errors.ts';

interface Versioned {
  version: number;
}

/**
 * Throws CONFLICT if the row changed since the version that the edit was based on. The error carries the current version and
 * the current values of the editable fields, so that the client can show both. Requires the row to be locked. Without an
 * expected version the last save wins.
 */
export async function requireVersion<Row extends Versioned>(
  row: Row,
  expected: number | null | undefined,
  fields: readonly string[],
  more: () => Promise<Record<string, unknown>> = async () => ({}),
): Promise<void> {
  if (expected == null || expected === row.version) return;
  const values = Object.fromEntries(fields.map((name) => [name, (row as Record<string, unknown>)[name] ?? null]));
  throw new Refusal('CONFLICT', 'Someone else changed this while you were editing', {
    version: row.version,
    current: { ...values, ...(await more()) },
  });
}
