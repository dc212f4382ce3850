import { IconMenu2, IconMoon, IconSun, IconX } from '@tabler/icons-react';
import { brand } from '#client/ui/brand/brand.ts';
import { Logo } from '#client/ui/brand/Logo.tsx';
import { ButtonLink } from '#client/ui/site/ButtonLink.tsx';
import classes from './siteHeader.module.css';

const MENU_ID = 'menu';

export const SiteHeader = () => (
  <header className={classes.header} data-island="siteHeader">
    <div className={classes.bar}>
      <a href="/" className={classes.logo} aria-label={`${brand.name}, home`}>
        <Logo />
      </a>
      <div className={classes.end}>
        <button type="button" className={classes.toggle} aria-pressed="false" aria-label="Dark mode">
          {/* The style sheet shows one of the two, because the color scheme is known before any module runs. */}
          <IconMoon className={classes.moon} aria-hidden />
          <IconSun className={classes.sun} aria-hidden />
        </button>
        <nav className={classes.account} aria-label="Account">
          <AccountLinks />
        </nav>
        {/* A popover opens and closes without a script. */}
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
      <AccountLinks />
    </nav>
  </header>
);

const AccountLinks = () => (
  <>
    <ButtonLink href="/auth/login" look="outline">
      Login
    </ButtonLink>
    <ButtonLink href="/auth/signup">Get Started</ButtonLink>
  </>
);
