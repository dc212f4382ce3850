import { createHash } from 'node:crypto';

/** Each connection keeps each of them, and its plan, for as long as it is open: what clients can ask for must not fill the memory. */
const MOST_NAMES = 500;

/**
 * A parameter whose value decides which plan is good, such as the pattern of a search: an index serves a rare one, and
 * reading every row a common one. Its statement is planned for its values each time.
 */
export class PlannedForValue {
  constructor(readonly value: string) {}
}

/** Names statements, so that PostgreSQL parses and plans each text once on a connection. */
export class StatementNames {
  private readonly names = new Map<string, string>();

  /** Undefined for a statement that is not worth preparing, or once there are too many. */
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
