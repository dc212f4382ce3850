/** The database is unreachable, or its disk is full. */
type Outage = 'away' | 'full';

/**
 * Error codes of PostgreSQL (class 08 and 57P01 to 57P05: no connection or a terminated one; 53: out of connections or
 * memory; 57014 and 55P03: timeouts; 25006: a standby during failover) and of the network.
 */
const AWAY =
  /^(08...|57P0[1-5]|53[0234]..|57014|55P03|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const FULL = '53100';
/** Messages of pg, which sets no code for these. */
const LOST =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Connection ended)/;

/**
 * Returns the outage that an error stands for; undefined for errors that a retry would repeat. The operation was not
 * carried out or, if the commit failed, possibly was.
 */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '' } = error as { code?: unknown };
  if (code === FULL) return 'full';
  return AWAY.test(String(code)) || LOST.test(error.message) ? 'away' : undefined;
}

export const RETRY_AFTER_SECONDS = 5;

/** Messages for people. Repeating a request with its idempotencyKey never does it twice. */
export const outageInWords: Record<Outage, string> = {
  away: 'Whorl can’t reach its data right now. Try again in a moment',
  full: 'Whorl is out of storage space and can’t save anything right now. Your changes weren’t saved. Try again later',
};
