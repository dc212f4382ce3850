import './fonts.css';
import './global.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { colorSchemeManager, useDarkClass } from './colorScheme.ts';
import { theme } from './theme.ts';
import { cssVariablesResolver } from './variables.ts';

export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="light"
      deduplicateInlineStyles
    >
      <DarkClass />
      {children}
    </MantineProvider>
  );
}

function DarkClass() {
  useDarkClass();
  return null;
}
