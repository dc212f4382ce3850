import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconLogout, IconMoon, IconSettings, IconSun } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSignOut, useUser } from '#client/features/identity/index.ts';
import { useDarkMode } from '#client/ui/theme/colorScheme.ts';
import { PlanNote } from './PlanNote.tsx';
import classes from './userMenu.module.css';

export function UserMenu({ businessName }: { businessName?: string }) {
  const { fullName, email } = useUser();
  const { isDark, toggle } = useDarkMode();
  const { signOut } = useSignOut();
  return (
    <Menu position="top-start" width="target">
      <Menu.Target>
        <UnstyledButton className={classes.user} aria-label={`Account of ${fullName}`}>
          <Avatar name={fullName} color="indigo" radius="xl" size={36} alt="" />
          <div className={classes.names}>
            <Text size="sm" fw={600} truncate>
              {fullName}
            </Text>
            <Text size="xs" c="dimmed" truncate>
              {businessName ?? email}
            </Text>
          </div>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>
          {email}
          <PlanNote />
        </Menu.Label>
        <Menu.Item leftSection={isDark ? <IconSun size={18} /> : <IconMoon size={18} />} onClick={toggle}>
          {isDark ? 'Light mode' : 'Dark mode'}
        </Menu.Item>
        <Menu.Item leftSection={<IconSettings size={18} />} component={Link} to="/dashboard/settings">
          Settings
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} />} onClick={signOut}>
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
