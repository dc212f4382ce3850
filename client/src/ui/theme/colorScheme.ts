import { localStorageColorSchemeManager, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useLayoutEffect } from 'react';

/** Where the chosen scheme is kept; public/color-scheme.js reads it before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: 'whorl-color-scheme' });

/** Keeps the class `dark` on the page in step with the scheme. */
export function useDarkClass() {
  const scheme = useComputedColorScheme('light');
  useLayoutEffect(() => {
    document.documentElement.classList.toggle('dark', scheme === 'dark');
  }, [scheme]);
}

export function useDarkMode() {
  const { setColorScheme } = useMantineColorScheme();
  const isDark = useComputedColorScheme('light') === 'dark';
  return { isDark, toggle: () => setColorScheme(isDark ? 'light' : 'dark') };
}
