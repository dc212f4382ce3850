import { WhorlConnectionError, WhorlError } from './errors.ts';

const FIRST_DELAY_MS = 300;
const LONGEST_DELAY_MS = 10_000;

/** Statuses of a server, or a proxy before it, that is away for a moment. */
const AWAY = [502, 503, 504];

/** Returns whether the same request may be sent again. `isSafe` says that it does nothing twice. */
export function isRetryable(error: unknown, isSafe: boolean): boolean {
  // Refused before any of it ran.
  if (error instanceof WhorlError && error.code === 'RATE_LIMITED') return true;
  if (!isSafe) return false;
  return error instanceof WhorlConnectionError || (error instanceof WhorlError && AWAY.includes(error.status));
}

/** Returns how long to wait before another attempt: as long as the server says, else exponentially with jitter. */
export function delayMs(error: unknown, attempt: number): number {
  if (error instanceof WhorlError && error.retryAfterSeconds !== undefined) return error.retryAfterSeconds * 1000;
  const most = Math.min(FIRST_DELAY_MS * 2 ** attempt, LONGEST_DELAY_MS);
  return most / 2 + (Math.random() * most) / 2;
}

/** Waits; rejects as soon as the signal aborts. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
