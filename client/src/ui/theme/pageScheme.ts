import { useSyncExternalStore } from 'react';
import { COLOR_SCHEME_KEY } from './colorSchemeKey.ts';

const listeners = new Set<() => void>();
const root = () => document.documentElement;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  window.addEventListener('storage', follow);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', follow);
  };
};

function show(isDark: boolean) {
  root().classList.toggle('dark', isDark);
  root().dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  for (const listener of listeners) listener();
}

/** Applies a change made in another tab. */
function follow({ key, newValue }: StorageEvent) {
  if (key === COLOR_SCHEME_KEY) show(newValue === 'dark');
}

function toggle() {
  const isDark = !root().classList.contains('dark');
  show(isDark);
  try {
    localStorage.setItem(COLOR_SCHEME_KEY, isDark ? 'dark' : 'light');
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}

/** Dark mode for pages without Mantine; stores the choice under the same key. */
export function usePageScheme() {
  const isDark = useSyncExternalStore(
    subscribe,
    () => root().classList.contains('dark'),
    () => false,
  );
  return { isDark, toggle };
}
