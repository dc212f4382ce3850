import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { DateText } from '#client/ui/figures/DateText.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import type { TodayQuery } from '../today.generated.ts';
import classes from './overdueInvoices.module.css';

interface OverdueInvoicesProps {
  /** The longest overdue of them. */
  invoices: TodayQuery['invoices']['nodes'];
  /** How many there are in all. */
  count: number;
}

/** Whom to chase first. */
export function OverdueInvoices({ invoices, count }: OverdueInvoicesProps) {
  return (
    <Section
      title="Overdue"
      action={
        count > invoices.length && (
          <Anchor
            component={Link}
            to="/dashboard/invoices?status=OVERDUE&sort=DUE_DATE"
            size="sm"
            className={classes.all}
          >
            All {count}
          </Anchor>
        )
      }
    >
      <ul className={classes.invoices}>
        {invoices.map(({ id, number, dueDate, balanceCents, customer }) => (
          <li key={id}>
            <Link to={`/dashboard/invoices/${id}`} className={classes.invoice}>
              <span className={classes.about}>
                <Text fw={600} truncate>
                  {customer.name}
                </Text>
                <Text size="sm" c="dimmed">
                  {number}
                  {dueDate && (
                    <>
                      {' · due '}
                      <DateText date={dueDate} />
                    </>
                  )}
                </Text>
              </span>
              <Text fw={600}>
                <Money cents={balanceCents} />
              </Text>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
