import { IconMoon, IconSun } from '@tabler/icons-react';
import { usePageScheme } from '#client/ui/theme/pageScheme.ts';
import classes from './siteHeader.module.css';

export function DarkModeToggle() {
  const { isDark, toggle } = usePageScheme();
  return (
    <button type="button" className={classes.toggle} onClick={toggle} aria-pressed={isDark} aria-label="Dark mode">
      {/* Which of the two shows is the style sheet's: the page knows its scheme before its script does. */}
      <IconMoon className={classes.moon} aria-hidden />
      <IconSun className={classes.sun} aria-hidden />
    </button>
  );
}
