import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDots, type TablerIcon } from '@tabler/icons-react';
import { Link } from 'react-router';
import classes from './actionBar.module.css';

export interface Action {
  /** Verb and object: "Send invoice". */
  label: string;
  icon: TablerIcon;
  /** The target of a link; otherwise `onClick` is called. */
  to?: string;
  onClick?: () => void;
  busy?: boolean;
  destructive?: boolean;
}

interface ActionBarProps {
  /** Buttons; the last one is the primary action. */
  main: Action[];
  /** The other actions, in the "More" menu. */
  more: Action[];
}

/** The actions available for the record on the page. */
export function ActionBar({ main, more }: ActionBarProps) {
  return (
    <>
      {more.length > 0 && <MoreActions actions={more} />}
      {main.map((action, at) => (
        <MainAction key={action.label} action={action} isLast={at === main.length - 1} />
      ))}
    </>
  );
}

function MainAction({ action, isLast }: { action: Action; isLast: boolean }) {
  const { label, icon: Icon, to, onClick, busy } = action;
  const look = {
    variant: isLast ? 'filled' : 'default',
    leftSection: <Icon size={18} aria-hidden />,
    loading: busy,
    children: label,
  };
  return to ? <Button component={Link} to={to} {...look} /> : <Button onClick={onClick} {...look} />;
}

function MoreActions({ actions }: { actions: Action[] }) {
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="default" aria-label="More actions" className={classes.more}>
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map(({ label, icon: Icon, onClick, busy, destructive }) => (
          <Menu.Item
            key={label}
            leftSection={<Icon size={18} />}
            color={destructive ? 'red' : undefined}
            disabled={busy}
            onClick={onClick}
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
