import { Group, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { brand } from '../brand/brand.ts';
import classes from './page.module.css';

interface PageProps {
  title: string;
  /** Beside the title: a badge, a figure. */
  aside?: ReactNode;
  subtitle?: ReactNode;
  /** Where one came from: "Customers". */
  back?: { to: string; label: string };
  /** At a desk beside the title, on a phone above the bottom bar, within reach of the thumb. */
  actions?: ReactNode;
  /** Keeps forms and reading matter to a comfortable width. */
  narrow?: boolean;
  children: ReactNode;
}

/** One screen: its document title, its heading (which takes the focus after navigation), its actions. */
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

/** The page's h1. After a navigation the focus moves here, unless a field of the page has asked for it. */
function PageTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { pathname, key } = useLocation();
  // The first page of a visit has the key "default": its focus is the browser's business.
  const navigated = key !== 'default';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, not for each change of its address.
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
