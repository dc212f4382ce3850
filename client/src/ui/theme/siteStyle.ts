import {
  convertCssVariables,
  defaultCssVariablesResolver,
  mergeMantineTheme,
  DEFAULT_THEME as standard,
} from '@mantine/core';
import { theme } from './theme.ts';
import { cssVariablesResolver } from './variables.ts';

const ours = new Set(['white', 'black', ...Object.keys(theme.colors ?? {})]);
const unused = /--mantine-color-([a-z]+)-/;

/** Removes the shades of colors outside the palette, which would be most of the output. */
const withoutForeignColors = (variables: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(variables).filter(([name]) => {
      const color = unused.exec(name)?.[1];
      return !color || !(color in standard.colors) || ours.has(color);
    }),
  );

/** Returns the theme as a style sheet, for pages without Mantine. Server only. */
export function siteStyle(): string {
  const merged = mergeMantineTheme(standard, theme);
  const base = defaultCssVariablesResolver(merged);
  const own = cssVariablesResolver(merged);
  return convertCssVariables({
    variables: withoutForeignColors({ ...base.variables, ...own.variables }),
    light: withoutForeignColors({ ...base.light, ...own.light }),
    dark: withoutForeignColors({ ...base.dark, ...own.dark }),
  }).replaceAll('\n', '');
}
