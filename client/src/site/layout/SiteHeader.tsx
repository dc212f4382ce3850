import { IconMenu2, IconX } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { brand } from '#client/ui/brand/brand.ts';
import { Logo } from '#client/ui/brand/Logo.tsx';
import { ButtonLink } from '#client/ui/site/ButtonLink.tsx';
import { DarkModeToggle } from './DarkModeToggle.tsx';
import classes from './siteHeader.module.css';

const MENU_ID = 'menu';

/** On the home page the logo leads to its top (spec, point 2). */
function scrollToTop(event: MouseEvent) {
  if (location.pathname !== '/') return;
  event.preventDefault();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
}

export function SiteHeader() {
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <a href="/" className={classes.logo} onClick={scrollToTop} aria-label={`${brand.name}, home`}>
          <Logo />
        </a>
        <div className={classes.end}>
          <DarkModeToggle />
          <nav className={classes.doors} aria-label="Account">
            <Doors />
          </nav>
          {/* A popover opens and closes without any script of ours. */}
          <button type="button" className={classes.burger} popoverTarget={MENU_ID} aria-label="Menu">
            <IconMenu2 aria-hidden />
          </button>
        </div>
      </div>
      <nav id={MENU_ID} popover="auto" className={classes.menu} aria-label="Menu">
        <button
          type="button"
          className={classes.close}
          popoverTarget={MENU_ID}
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <IconX aria-hidden />
        </button>
        <Doors />
      </nav>
    </header>
  );
}

const Doors = () => (
  <>
    <ButtonLink href="/auth/login" look="outline">
      Login
    </ButtonLink>
    <ButtonLink href="/auth/signup">Get Started</ButtonLink>
  </>
);
