import { Progress, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { StateCard } from '#client/features/lines/index.ts';
import { DateText, DayOf } from '#client/ui/figures/DateText.tsx';
import { Money } from '#client/ui/figures/Money.tsx';
import type { InvoiceStatus } from '#domain/states/invoice.ts';
import type { InvoiceRowFragment } from '../pages.generated.ts';
import classes from './invoiceState.module.css';

const headlines: Partial<Record<InvoiceStatus, string>> = {
  DRAFT: 'Draft: owed once it’s sent',
  PAID: 'Paid in full',
  VOID: 'Void: nothing is owed',
  WRITTEN_OFF: 'Written off',
};

interface InvoiceStateProps {
  invoice: InvoiceRowFragment;
  /** The payments that made it so. */
  children?: ReactNode;
}

/** What is owed, until when, and how much of it is paid. */
export function InvoiceState({ invoice, children }: InvoiceStateProps) {
  const { status, overdue, totalCents, paidCents, balanceCents } = invoice;
  return (
    <StateCard
      label="Balance"
      tone={toneOf(invoice)}
      headline={headlines[status] ?? (overdue ? 'Overdue' : 'Balance due')}
      cents={balanceCents > 0 ? balanceCents : totalCents}
    >
      {paidCents > 0 && balanceCents > 0 && (
        <>
          <Progress value={(paidCents / totalCents) * 100} color="green" size="sm" mb={8} aria-label="Share paid" />
          <Text size="sm">
            <Money cents={paidCents} /> of <Money cents={totalCents} /> paid
          </Text>
        </>
      )}
      <Text size="sm" c="dimmed">
        <When invoice={invoice} />
      </Text>
      {children && <div className={classes.payments}>{children}</div>}
    </StateCard>
  );
}

const toneOf = ({ status, overdue }: InvoiceRowFragment) => {
  if (overdue) return 'bad';
  if (status === 'PAID') return 'good';
  return status === 'VOID' || status === 'WRITTEN_OFF' ? 'closed' : 'open';
};

function When({ invoice: { status, dueDate, paidAt, closedReason } }: { invoice: InvoiceRowFragment }) {
  if (closedReason) return closedReason;
  if (status === 'VOID') return null;
  if (status === 'PAID') return paidAt && <DayOf instant={paidAt} />;
  if (!dueDate) return 'Due date follows the customer’s terms';
  return (
    <>
      Due <DateText date={dueDate} />
    </>
  );
}
