import type { CSSVariablesResolver } from '@mantine/core';
import { ink, paper } from './colors.ts';

const tinted = ['indigo', 'amber', 'green', 'red', 'gray'] as const;

type Scheme = 'light' | 'dark';

/**
 * Returns a color's "light", "subtle", "outline" and text variants, in shades that meet WCAG AA on both backgrounds.
 */
const variantsOf = (color: (typeof tinted)[number], scheme: Scheme): Record<string, string> => {
  const shade = (index: number) => `var(--mantine-color-${color}-${index})`;
  const text = scheme === 'light' ? shade(color === 'indigo' ? 6 : 8) : shade(3);
  const wash = (percent: number) => `color-mix(in srgb, ${shade(4)} ${percent}%, transparent)`;
  const name = `--mantine-color-${color}`;
  return {
    [`${name}-text`]: text,
    [`${name}-light`]: scheme === 'light' ? shade(0) : wash(16),
    [`${name}-light-hover`]: scheme === 'light' ? shade(1) : wash(24),
    [`${name}-light-color`]: text,
    [`${name}-outline`]: text,
    [`${name}-outline-hover`]: scheme === 'light' ? shade(0) : wash(12),
  };
};

const schemeVariables = (scheme: Scheme) =>
  Object.assign({}, ...tinted.map((color) => variantsOf(color, scheme))) as Record<string, string>;

/**
 * Mantine's variables, set to the palette, and our own: surface (cards), hairline, wash (quiet fill) and seal (the
 * accent).
 */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    '--whorl-seal': 'var(--mantine-color-amber-5)',
    '--whorl-bar-height': '3.75rem',
    '--whorl-side-bar-width': '15.5rem',
  },
  light: {
    ...schemeVariables('light'),
    '--mantine-color-body': paper,
    '--mantine-color-text': ink,
    '--mantine-color-bright': ink,
    '--mantine-color-dimmed': 'var(--mantine-color-gray-6)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-error': 'var(--mantine-color-red-8)',
    '--mantine-color-anchor': 'var(--mantine-color-indigo-6)',
    '--mantine-color-default': 'var(--mantine-color-white)',
    '--mantine-color-default-hover': 'var(--mantine-color-gray-1)',
    '--mantine-color-default-color': ink,
    '--mantine-color-default-border': 'var(--mantine-color-gray-3)',
    '--mantine-color-red-filled': 'var(--mantine-color-red-7)',
    '--mantine-color-red-filled-hover': 'var(--mantine-color-red-8)',
    '--mantine-color-green-filled': 'var(--mantine-color-green-7)',
    '--mantine-color-green-filled-hover': 'var(--mantine-color-green-8)',
    '--whorl-surface': 'var(--mantine-color-white)',
    '--whorl-hairline': 'var(--mantine-color-gray-2)',
    '--whorl-input-border': 'var(--mantine-color-gray-5)',
    '--whorl-wash': 'var(--mantine-color-gray-1)',
  },
  dark: {
    ...schemeVariables('dark'),
    '--mantine-color-text': 'var(--mantine-color-dark-0)',
    '--mantine-color-bright': 'var(--mantine-color-white)',
    '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-error': 'var(--mantine-color-red-3)',
    '--mantine-color-anchor': 'var(--mantine-color-indigo-3)',
    '--mantine-color-default': 'var(--mantine-color-dark-6)',
    '--mantine-color-default-hover': 'var(--mantine-color-dark-5)',
    '--mantine-color-default-color': 'var(--mantine-color-dark-0)',
    '--mantine-color-default-border': 'var(--mantine-color-dark-4)',
    '--mantine-color-red-filled': 'var(--mantine-color-red-7)',
    '--mantine-color-red-filled-hover': 'var(--mantine-color-red-8)',
    '--mantine-color-green-filled': 'var(--mantine-color-green-7)',
    '--mantine-color-green-filled-hover': 'var(--mantine-color-green-8)',
    '--whorl-surface': 'var(--mantine-color-dark-6)',
    '--whorl-hairline': 'var(--mantine-color-dark-4)',
    '--whorl-input-border': 'var(--mantine-color-dark-3)',
    '--whorl-wash': 'var(--mantine-color-dark-5)',
  },
});
