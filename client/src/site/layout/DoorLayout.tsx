import './door.css';
import { type ReactNode, useEffect } from 'react';
import { showCarriedToasts } from '#client/features/identity/parts/doorToasts.ts';
import { ThemeProvider } from '#client/ui/theme/ThemeProvider.tsx';

/** The frame of the doors: forms before one is signed in. */
export function DoorLayout({ children }: { children: ReactNode }) {
  useEffect(showCarriedToasts, []);
  return <ThemeProvider>{children}</ThemeProvider>;
}
