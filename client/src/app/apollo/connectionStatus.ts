import { useSyncExternalStore } from 'react';
import { network } from '#client/ui/device/network.ts';
import type { ConnectionStatus } from '#client/ui/feedback/OfflineBanner.tsx';

/** Outages shorter than this are not shown. */
const GRACE_MS = 2_000;

/** Resolves once the server has confirmed the first subscription of this page. */
export const firstListening = Promise.withResolvers<void>();

let socketIsLost = false;
let graceTimer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};

export function socketLost() {
  graceTimer ??= setTimeout(() => {
    socketIsLost = true;
    notifyListeners();
  }, GRACE_MS);
}

/** Call when the socket has reconnected or was closed on purpose. */
export function socketSettled() {
  clearTimeout(graceTimer);
  graceTimer = undefined;
  socketIsLost = false;
  notifyListeners();
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
