import { Menu } from '@mantine/core';
import { IconDeviceMobileDown, IconHelp } from '@tabler/icons-react';
import { useInstallFromMenu } from '#client/features/install/index.ts';
import { helpPages } from './helpPages.ts';
import classes from './sideBar.module.css';

export function HelpMenu() {
  const install = useInstallFromMenu();
  return (
    <Menu position="top-start" width="target">
      <Menu.Target>
        <button type="button" className={classes.section}>
          <IconHelp size={20} stroke={1.8} aria-hidden />
          Help
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {helpPages.map(({ href, label, icon: Icon }) => (
          <Menu.Item key={href} component="a" href={href} leftSection={<Icon size={18} aria-hidden />}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Item leftSection={<IconDeviceMobileDown size={18} aria-hidden />} onClick={install}>
          Install Mobile App
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
