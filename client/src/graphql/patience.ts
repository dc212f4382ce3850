import type { Refusal, ServerFailure } from './failures.ts';

/** Statuses of a server, or a proxy before it, that is temporarily unavailable (spec, point 8). */
const UNAVAILABLE_STATUSES = [502, 503, 504];
const MAX_ATTEMPTS = 4;
const MAX_DELAY_MS = 3_000;

export const isAway = (failure: unknown) =>
  failure instanceof Error &&
  (UNAVAILABLE_STATUSES.includes((failure as Partial<ServerFailure>).statusCode ?? 0) ||
    (failure as Partial<Refusal>).errors?.[0]?.extensions?.code === 'UNAVAILABLE');

/**
 * Whether the failure is temporary: the server is unavailable, or the connection was lost, which fetch reports as a
 * TypeError.
 */
export const isPassing = (failure: unknown) => isAway(failure) || failure instanceof TypeError;

export const mayTryAgain = (attempts: number) => attempts < MAX_ATTEMPTS;

/** Returns milliseconds: exponential backoff with full jitter, so that clients do not all retry at once. */
export const pauseAfter = (attempts: number) => Math.random() * Math.min(300 * 2 ** attempts, MAX_DELAY_MS);

/** Runs the task and retries it with backoff while its failures are retryable. */
export async function patiently<T>(task: () => Promise<T>, willPass: (failure: unknown) => boolean): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await task();
    } catch (failure) {
      if (!mayTryAgain(attempts) || !willPass(failure)) throw failure;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseAfter(attempts)));
  }
}
