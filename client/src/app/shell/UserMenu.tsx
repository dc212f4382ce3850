import { Avatar, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconBuildingStore, IconCheck, IconLogout, IconMoon, IconSettings, IconSun } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useSignOut, useSwitchBusiness, useUser, useViewer } from '#client/features/identity/index.ts';
import { useDarkMode } from '#client/ui/theme/colorScheme.ts';
import { PlanNote } from './PlanNote.tsx';
import classes from './userMenu.module.css';

export function UserMenu({ businessName }: { businessName?: string }) {
  const { fullName, email } = useUser();
  const { isDark, toggle } = useDarkMode();
  const { signOut } = useSignOut();
  const { businesses, businessId, roleName } = useViewer();
  const switchBusiness = useSwitchBusiness();
  return (
    <Menu position="top-start" width="target">
      <Menu.Target>
        <UnstyledButton className={classes.user} aria-label={`Account: ${fullName}`}>
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
          <Text size="xs">{roleName}</Text>
          <PlanNote />
        </Menu.Label>
        {businesses.length > 1 && (
          <>
            <Menu.Divider />
            <Menu.Label>Your businesses</Menu.Label>
            {businesses.map(({ id, name }) => (
              <Menu.Item
                key={id}
                leftSection={<IconBuildingStore size={18} />}
                rightSection={id === businessId && <IconCheck size={18} aria-label="You are here" />}
                disabled={id === businessId}
                onClick={() => switchBusiness(id)}
              >
                {name}
              </Menu.Item>
            ))}
            <Menu.Divider />
          </>
        )}
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
