/** What cannot be had for a while: the database itself, or room in it. */
type Outage = 'away' | 'full';

/**
 * PostgreSQL's own words for it (class 08 and 57P01 to 57P05: no connection, or one that is ended; 53: out of connections
 * or memory; 57014, 55P03: it took too long; 25006: a standby, as while one takes over), and the network's.
 */
const AWAY =
  /^(08...|57P0[1-5]|53[0234]..|57014|55P03|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;
const FULL = '53100';
/** Of the driver's own, which have no code. */
const LOST =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Connection ended)/;

/** What trying again may well mend: nothing of what was asked has happened, or, at a commit, all of it. */
export function outageOf(error: unknown): Outage | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '' } = error as { code?: unknown };
  if (code === FULL) return 'full';
  return AWAY.test(String(code)) || LOST.test(error.message) ? 'away' : undefined;
}

export const RETRY_AFTER_SECONDS = 5;

/** Words for a person; whatever is sent again with the same idempotencyKey is not done twice. */
export const outageInWords: Record<Outage, string> = {
  away: 'Whorl cannot reach its data just now. Try again in a moment',
  full: 'Whorl has run out of room and cannot save anything just now: what you sent was not saved. Try again later',
};
