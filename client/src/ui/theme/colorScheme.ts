import { localStorageColorSchemeManager, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { COLOR_SCHEME_KEY } from './colorSchemeKey.ts';

export const colorSchemeManager = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });

/** Sets the class `dark` on the document according to the color scheme. */
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
