import { Alert, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from '../parts/document.module.css';

interface PaySectionProps {
  title: string;
  sandbox: boolean;
  children: ReactNode;
}

/** A way to the processor's page, where cards, wallets and bank accounts are asked for: none of that comes near this page. */
export function PaySection({ title, sandbox, children }: PaySectionProps) {
  const id = useId();
  return (
    <section className={classes.pay} aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {title}
      </Title>
      {sandbox && (
        <Alert color="amber" p="xs">
          Sandbox: no real money
        </Alert>
      )}
      {children}
      <Text size="sm" c="dimmed">
        Card, Apple Pay, Google Pay, or bank account, on Stripe’s secure page.
      </Text>
    </section>
  );
}
