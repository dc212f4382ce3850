import { useSyncExternalStore } from 'react';
import { COLOR_SCHEME_KEY } from './colorSchemeKey.ts';

const listeners = new Set<() => void>();
const root = () => document.documentElement;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function toggle() {
  const isDark = !root().classList.contains('dark');
  root().classList.toggle('dark', isDark);
  root().dataset.mantineColorScheme = isDark ? 'dark' : 'light';
  try {
    localStorage.setItem(COLOR_SCHEME_KEY, isDark ? 'dark' : 'light');
  } catch {
    // Storage is closed to us: the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Dark mode where the component library is not at hand; both remember the choice at the same place. */
export function usePageScheme() {
  const isDark = useSyncExternalStore(
    subscribe,
    () => root().classList.contains('dark'),
    () => false,
  );
  return { isDark, toggle };
}
