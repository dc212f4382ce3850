import './authPage.css';
import { type ReactNode, useEffect } from 'react';
import { showCarriedToasts } from '#client/features/identity/parts/authPageToasts.ts';
import { ThemeProvider } from '#client/ui/theme/ThemeProvider.tsx';

/** The layout of auth pages. */
export function AuthPageLayout({ children }: { children: ReactNode }) {
  useEffect(showCarriedToasts, []);
  return <ThemeProvider>{children}</ThemeProvider>;
}
