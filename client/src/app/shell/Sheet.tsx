import { Drawer, UnstyledButton } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './sheet.module.css';

interface SheetProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A list of choices in a bottom sheet. */
export function Sheet({ title, opened, onClose, children }: SheetProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="bottom"
      title={title}
      radius="lg"
      classNames={{ content: classes.sheet, title: classes.title }}
    >
      <ul className={classes.choices}>{children}</ul>
    </Drawer>
  );
}

interface ChoiceProps {
  label: string;
  icon: TablerIcon;
  onChoose?: () => void;
  /** The target screen. */
  to?: string;
  /** The target page outside the app. */
  href?: string;
}

export function SheetChoice({ label, icon: Icon, onChoose, to, href }: ChoiceProps) {
  const inner = (
    <>
      <Icon size={22} stroke={1.8} aria-hidden />
      {label}
    </>
  );
  return (
    <li>
      {to ? (
        <Link to={to} onClick={onChoose} className={classes.choice}>
          {inner}
        </Link>
      ) : href ? (
        <a href={href} className={classes.choice}>
          {inner}
        </a>
      ) : (
        <UnstyledButton onClick={onChoose} className={classes.choice}>
          {inner}
        </UnstyledButton>
      )}
    </li>
  );
}
