import { createHash } from 'node:crypto';

/** Each connection keeps every prepared statement and its plan, so their number is bounded: clients determine the texts. */
const MOST_NAMES = 500;

/**
 * A parameter whose value determines the best plan, such as a search pattern: an index suits a rare one, a scan a common
 * one. Its statement is planned for each value.
 */
export class PlannedForValue {
  constructor(readonly value: string) {}
}

/** Names statements, so that PostgreSQL parses and plans each text once per connection. */
export class StatementNames {
  private readonly names = new Map<string, string>();

  /** Returns undefined for a statement that should not be prepared, or once there are too many. */
  of(text: string, parameters: readonly unknown[]): string | undefined {
    if (parameters.length === 0 || parameters.some((parameter) => parameter instanceof PlannedForValue))
      return undefined;
    const known = this.names.get(text);
    if (known || this.names.size >= MOST_NAMES) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
    this.names.set(text, name);
    return name;
  }
}
