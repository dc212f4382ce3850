import { ActionIcon, Group } from '@mantine/core';

import { IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Logo } from '#client/ui/brand/Logo.tsx';
import { Bell } from './Bell.tsx';
import { finder } from './finderStore.ts';
import classes from './topBar.module.css';

export function TopBar() {
  return (
    <header className={classes.bar}>
      <Link to="/dashboard" className={classes.logo} aria-label="Today">
        <Logo size={24} />
      </Link>
      <Group gap={4}>
        <ActionIcon aria-label="Search" onClick={finder.open}>
          <IconSearch size={22} />
        </ActionIcon>
        <Bell />
      </Group>
    </header>
  );
}
