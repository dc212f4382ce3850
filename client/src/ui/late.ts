import { type ComponentType, createElement, lazy, type ReactElement } from 'react';
import { networkOrAWhile } from './device/networkOrAWhile.ts';

/** A part whose file cannot be had is not there; it comes when the network does, and the screen goes on without. */
const RETRY_MS = 3_000;

/** Loads what is needed sooner or later, however often the network has to come back for it. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await networkOrAWhile(RETRY_MS);
    }
  }
}

interface Late<Props> {
  (props: Props): ReactElement;
  /** Settles once it is there: rendered for the first time after that, nobody waits for it. */
  ready(): Promise<void>;
}

/** A part that no screen waits for: it comes when it is first wanted, or after something. Belongs into a Suspense of its own. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  after?: Promise<unknown>,
): Late<Props> {
  const coming = lazy(async () => {
    await after;
    return { default: await untilLoaded(load) };
  }) as unknown as ComponentType<Props>;
  let part = coming;
  const Part = (props: Props) => createElement(part, props);
  const ready = async () => {
    part = await untilLoaded(load);
  };
  return Object.assign(Part, { ready });
}
