import { Button, Card, Text, Title } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { Whorl } from '#client/ui/brand/Whorl.tsx';
import classes from './firstSteps.module.css';

const steps = [
  {
    title: 'Add a customer',
    why: 'Just a name and an email.',
    action: 'Add customer',
    to: '/dashboard/customers/new',
  },
  {
    title: 'Send a quote',
    why: 'Pick from your price list. We’ll work out the travel fee.',
    action: 'New quote',
    to: '/dashboard/quotes/new',
  },
  {
    title: 'Get paid',
    why: 'Convert an accepted quote to an invoice, then record the payment.',
    action: 'New invoice',
    to: '/dashboard/invoices/new',
  },
];

/** Where a new business begins: three steps, the next one with its button. */
export function FirstSteps({ done }: { done: boolean[] }) {
  const next = done.indexOf(false);
  return (
    <Card withBorder padding="lg" component="section" aria-labelledby="first-steps" className={classes.start}>
      <div className={classes.motif}>
        <Whorl size={180} count={7} />
      </div>
      <Title order={2} id="first-steps" mb="md">
        Three steps to getting paid
      </Title>
      <ol className={classes.steps}>
        {steps.map(({ title, why, action, to }, at) => (
          <li key={title} className={classes.step} data-done={done[at] || undefined}>
            <span className={classes.mark}>{done[at] ? <IconCheck size={18} aria-label="Done" /> : at + 1}</span>
            <div>
              <Text fw={600}>{title}</Text>
              <Text size="sm" c="dimmed">
                {why}
              </Text>
              {at === next && (
                <Button component={Link} to={to} mt="xs">
                  {action}
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
