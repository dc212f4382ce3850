import { Group, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { brand } from '../brand/brand.ts';
import classes from './page.module.css';

interface PageProps {
  title: string;
  /** Content beside the title: a badge, an amount. */
  aside?: ReactNode;
  subtitle?: ReactNode;
  /** The parent screen: "Customers". */
  back?: { to: string; label: string };
  /** Beside the title on wide screens, above the bottom bar on phones. */
  actions?: ReactNode;
  /** Limits the width, for forms and text. */
  narrow?: boolean;
  children: ReactNode;
}

/** A screen with its document title, heading and actions. The heading takes the focus after a navigation. */
export function Page({ title, aside, subtitle, back, actions, narrow, children }: PageProps) {
  return (
    <div className={classes.page} data-narrow={narrow || undefined} data-actions={actions ? true : undefined}>
      <title>{`${title} · ${brand.name}`}</title>
      <header className={classes.header}>
        <div className={classes.heading}>
          {back && (
            <Link to={back.to} className={classes.back}>
              <IconArrowLeft size={16} aria-hidden />
              {back.label}
            </Link>
          )}
          <Group gap="sm">
            <PageTitle>{title}</PageTitle>
            {aside}
          </Group>
          {subtitle && (
            <Text c="dimmed" size="sm" component="div">
              {subtitle}
            </Text>
          )}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

/** The page's h1. Takes the focus after a navigation, unless a field of the page already has it. */
function PageTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  // The first page of a visit has the key "default"; the browser sets its focus.
  const navigated = key !== 'default';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, not for changes of its search parameters.
  useEffect(() => {
    const field = document.querySelector('main :is(input, textarea, select):focus');
    if (navigated && !field) heading.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <Title order={1} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  );
}
