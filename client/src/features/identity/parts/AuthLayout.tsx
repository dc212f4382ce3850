import { Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { brand } from '#client/ui/brand/brand.ts';
import { Logo } from '#client/ui/brand/Logo.tsx';
import classes from './authLayout.module.css';
import { FormLink } from './FormLink.tsx';

interface AuthLayoutProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Beside the form on wide screens; not shown on phones. */
  promotion?: ReactNode;
}

/** The layout of an auth page: the form, and a promotion beside it. */
export function AuthLayout({ title, lead, children, promotion }: AuthLayoutProps) {
  // The server renders the title of the page; only the client knows that of the current step.
  useEffect(() => {
    document.title = `${title} · ${brand.name}`;
  }, [title]);
  return (
    <div className={classes.layout} data-promotion={promotion ? true : undefined}>
      <main className={classes.form}>
        <Stack gap="lg" className={classes.column}>
          <Logo size={32} />
          <div>
            <Title order={1}>{title}</Title>
            {lead && (
              <Text c="dimmed" mt={4}>
                {lead}
              </Text>
            )}
          </div>
          {children}
          <FormLink href="/">
            <IconArrowLeft size={16} aria-hidden />
            Back to home
          </FormLink>
        </Stack>
      </main>
      {promotion && <aside className={classes.promotion}>{promotion}</aside>}
    </div>
  );
}
