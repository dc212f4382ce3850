import { type ComponentType, lazy } from 'react';
import { waitForNetwork } from './device/waitForNetwork.ts';

const RETRY_MS = 3_000;

/** Calls `load` until it succeeds, when the network returns and every few seconds. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await waitForNetwork(RETRY_MS);
    }
  }
}

/**
 * A component whose code no screen waits for: loaded on first render, or once `after` has settled, and retried until it
 * succeeds. Place it in its own Suspense boundary.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  after?: Promise<unknown>,
): ComponentType<Props> =>
  lazy(async () => {
    await after;
    return { default: await untilLoaded(load) };
  }) as unknown as ComponentType<Props>;
