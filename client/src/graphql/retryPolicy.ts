import type { Refusal, ServerFailure } from './failures.ts';

/** Statuses of a server, or a proxy before it, that is temporarily unavailable (spec, point 8). */
const UNAVAILABLE_STATUSES = [502, 503, 504];
const MAX_ATTEMPTS = 4;
const MAX_DELAY_MS = 3_000;

export const isUnavailable = (failure: unknown) =>
  failure instanceof Error &&
  (UNAVAILABLE_STATUSES.includes((failure as Partial<ServerFailure>).statusCode ?? 0) ||
    (failure as Partial<Refusal>).errors?.[0]?.extensions?.code === 'UNAVAILABLE');

/**
 * Whether the failure is temporary: the server is unavailable, or the connection was lost, which fetch reports as a
 * TypeError.
 */
export const isTransientFailure = (failure: unknown) => isUnavailable(failure) || failure instanceof TypeError;

export const hasAttemptsLeft = (attempts: number) => attempts < MAX_ATTEMPTS;

/** Returns milliseconds: exponential backoff with full jitter, so that clients do not all retry at once. */
export const backoffMs = (attempts: number) => Math.random() * Math.min(300 * 2 ** attempts, MAX_DELAY_MS);

/** Runs the task and retries it with backoff while its failures are retryable. */
export async function withRetries<T>(task: () => Promise<T>, isRetryable: (failure: unknown) => boolean): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await task();
    } catch (failure) {
      if (!hasAttemptsLeft(attempts) || !isRetryable(failure)) throw failure;
    }
    await new Promise((resolve) => setTimeout(resolve, backoffMs(attempts)));
  }
}
