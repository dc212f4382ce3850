import { useSyncExternalStore } from 'react';
import { network } from '#client/ui/device/network.ts';
import type { ConnectionStatus } from '#client/ui/feedback/OfflineBanner.tsx';

/** A socket that is back within this time was never missed. */
const PATIENCE_MS = 2_000;

/** Settles once the server listens on this page's behalf for the first time. */
export const firstListening = Promise.withResolvers<void>();

let socketIsLost = false;
let patience: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export function socketLost() {
  patience ??= setTimeout(() => {
    socketIsLost = true;
    tell();
  }, PATIENCE_MS);
}

/** The socket is back, or nobody needs it any more. */
export function socketSettled() {
  clearTimeout(patience);
  patience = undefined;
  socketIsLost = false;
  tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  const stop = network.subscribe(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
};

const current = (): ConnectionStatus => {
  const state = network.getState();
  return state === 'online' && socketIsLost ? 'reconnecting' : state;
};

export const useConnectionStatus = () => useSyncExternalStore(subscribe, current, () => 'online' as const);
