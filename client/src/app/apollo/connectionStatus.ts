import { useSyncExternalStore } from 'react';
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
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

const current = (): ConnectionStatus => {
  if (!navigator.onLine) return 'offline';
  return socketIsLost ? 'reconnecting' : 'online';
};

export const useConnectionStatus = () => useSyncExternalStore(subscribe, current, () => 'online' as const);
