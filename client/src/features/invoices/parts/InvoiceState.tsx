import { Card, Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { DateText, DayOf } from '#client/ui/figures/DateText.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import type { InvoiceStatus } from '#domain/states/invoice.ts';
import type { InvoiceFieldsFragment } from '../invoices.generated.ts';
import classes from './invoiceState.module.css';

const labels: Partial<Record<InvoiceStatus, string>> = {
  DRAFT: 'Will be owed once sent',
  PAID: 'Paid in full',
  VOID: 'Void: nothing is owed',
  WRITTEN_OFF: 'Written off',
};

interface InvoiceStateProps {
  invoice: InvoiceFieldsFragment;
  /** The payments that made it so. */
  children?: ReactNode;
}

/** How the invoice stands, at a glance: the figure that matters and what it hangs on. */
export function InvoiceState({ invoice, children }: InvoiceStateProps) {
  const { status, overdue, totalCents, paidCents, balanceCents } = invoice;
  return (
    <Card
      withBorder
      padding="lg"
      component="section"
      aria-label="Balance"
      className={classes.state}
      data-tone={toneOf(invoice)}
    >
      <Text size="sm" fw={600}>
        {labels[status] ?? (overdue ? 'Overdue' : 'Balance due')}
      </Text>
      <p className={classes.figure}>
        <Money cents={balanceCents > 0 ? balanceCents : totalCents} />
      </p>
      {paidCents > 0 && balanceCents > 0 && (
        <>
          <Progress
            value={(paidCents / totalCents) * 100}
            color="green"
            size="sm"
            mb={8}
            aria-label="Share that is paid"
          />
          <Text size="sm">
            <Money cents={paidCents} /> of <Money cents={totalCents} /> paid
          </Text>
        </>
      )}
      <Text size="sm" c="dimmed">
        <When invoice={invoice} />
      </Text>
      {children && <div className={classes.payments}>{children}</div>}
    </Card>
  );
}

const toneOf = ({ status, overdue }: InvoiceFieldsFragment) => {
  if (overdue) return 'late';
  if (status === 'PAID') return 'paid';
  return status === 'VOID' || status === 'WRITTEN_OFF' ? 'closed' : 'open';
};

function When({ invoice: { status, dueDate, paidAt, closedReason } }: { invoice: InvoiceFieldsFragment }) {
  if (closedReason) return closedReason;
  if (status === 'VOID') return null;
  if (status === 'PAID') return paidAt ? <DayOf instant={paidAt} /> : null;
  if (!dueDate) return status === 'DRAFT' ? 'Due date set from the customer’s terms when it is sent' : null;
  return (
    <>
      Due <DateText date={dueDate} />
    </>
  );
}
