import { createTheme } from '@mantine/core';
import { amber, dark, gray, green, indigo, ink, red } from './colors.ts';
import { components } from './components.ts';

const headings = "'Bricolage Grotesque Variable', 'Inter Variable', system-ui, sans-serif";

export const theme = createTheme({
  colors: { indigo, amber, green, red, gray, dark },
  primaryColor: 'indigo',
  primaryShade: { light: 6, dark: 5 },
  black: ink,
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.4', xl: '1.25' },
  headings: {
    fontFamily: headings,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
      h4: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '20px' },
  defaultRadius: 'md',
  shadows: {
    xs: 'none',
    sm: '0 1px 2px rgb(27 31 59 / 8%)',
    md: '0 4px 16px rgb(27 31 59 / 12%)',
    lg: '0 8px 28px rgb(27 31 59 / 16%)',
    xl: '0 16px 48px rgb(27 31 59 / 20%)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components,
});
