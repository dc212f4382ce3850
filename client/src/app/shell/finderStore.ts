import { useSyncExternalStore } from 'react';

let opened = false;
const listeners = new Set<() => void>();

const set = (next: boolean) => {
  opened = next;
  for (const listener of listeners) listener();
};

/** Opens and closes the finder from any component. */
export const finder = { open: () => set(true), close: () => set(false), toggle: () => set(!opened) };

export const useFinderOpened = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => opened,
    () => false,
  );
