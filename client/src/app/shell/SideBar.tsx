import { Button, Group, Kbd, Menu } from '@mantine/core';
import { useOs } from '@mantine/hooks';

import { IconPlus, IconSearch } from '@tabler/icons-react';
import { Link, NavLink } from 'react-router';
import { useAbilities } from '#client/features/identity/index.ts';
import { Logo } from '#client/ui/brand/Logo.tsx';
import { Bell } from './Bell.tsx';
import { creations } from './creations.ts';
import { finder } from './finderStore.ts';
import { HelpMenu } from './HelpMenu.tsx';
import { sideBar, usable } from './sections.ts';
import classes from './sideBar.module.css';
import { UserMenu } from './UserMenu.tsx';

export function SideBar({ businessName }: { businessName?: string }) {
  const isMac = useOs() === 'macos';
  const abilities = useAbilities();
  return (
    <header className={classes.bar}>
      <Group justify="space-between" wrap="nowrap">
        <Link to="/dashboard" className={classes.logo} aria-label="Today">
          <Logo />
        </Link>
        <Bell />
      </Group>
      <button type="button" className={classes.search} onClick={finder.open}>
        <IconSearch size={18} aria-hidden />
        <span>Search</span>
        <Kbd size="xs">{isMac ? '⌘K' : 'Ctrl K'}</Kbd>
      </button>
      <Menu position="bottom-start" width="target">
        <Menu.Target>
          <Button variant="light" leftSection={<IconPlus size={18} aria-hidden />} fullWidth>
            Create
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {usable(creations, abilities).map(({ to, label, icon: Icon }) => (
            <Menu.Item key={label} component={Link} to={to} leftSection={<Icon size={18} aria-hidden />}>
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <nav className={classes.sections} aria-label="Sections">
        {sideBar
          .map((group) => usable(group, abilities))
          .map((group) => (
            <ul key={group[0]?.to}>
              {group.map(({ to, label, icon: Icon }) => (
                <li key={to}>
                  <NavLink to={to} end={to === '/dashboard'} className={classes.section}>
                    <Icon size={20} stroke={1.8} aria-hidden />
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          ))}
      </nav>
      <HelpMenu />
      <UserMenu businessName={businessName} />
    </header>
  );
}
