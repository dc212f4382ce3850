import type { Refusal, ServerFailure } from './failures.ts';

/** Of a server, or a proxy before it, that is away for a moment (spec, point 8). */
const AWAY = [502, 503, 504];
const MOST_ATTEMPTS = 4;
const LONGEST_PAUSE_MS = 3_000;

export const isAway = (failure: unknown) =>
  failure instanceof Error &&
  (AWAY.includes((failure as Partial<ServerFailure>).statusCode ?? 0) ||
    (failure as Partial<Refusal>).errors?.[0]?.extensions?.code === 'UNAVAILABLE');

/** Whether the server, or the signal, may be back in a moment: fetch reports a lost connection as a TypeError. */
export const isPassing = (failure: unknown) => isAway(failure) || failure instanceof TypeError;

export const mayTryAgain = (attempts: number) => attempts < MOST_ATTEMPTS;

/** Milliseconds: more each time, by a random part so that not everybody comes back at once. */
export const pauseAfter = (attempts: number) => Math.random() * Math.min(300 * 2 ** attempts, LONGEST_PAUSE_MS);

/** Does a task again as long as its failures will pass. */
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
