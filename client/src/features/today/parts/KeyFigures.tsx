import { Card, Text } from '@mantine/core';
import { Link } from 'react-router';
import { counted } from '#domain/counted.ts';
import { formatCents } from '#domain/money.ts';
import type { TodayQuery } from '../today.generated.ts';
import classes from './keyFigures.module.css';

/** The figures of the day; each leads to what it is made of. */
export function KeyFigures({ today }: { today: TodayQuery['today'] }) {
  return (
    <ul className={classes.figures} aria-label="Key figures">
      <KeyFigure
        label="Owed to you"
        cents={today.owedCents}
        note={counted(today.openCount, 'open invoice')}
        to="/dashboard/invoices?status=SENT,VIEWED,PARTIAL"
      />
      <KeyFigure
        label="Overdue"
        cents={today.overdueCents}
        note={counted(today.overdueCount, 'invoice')}
        to="/dashboard/invoices?status=OVERDUE"
        isLate={today.overdueCount > 0}
      />
      <KeyFigure
        label="Quotes waiting"
        cents={today.quotesWaitingCents}
        note={counted(today.quotesWaitingCount, 'quote')}
        to="/dashboard/quotes?status=SENT,VIEWED"
      />
      <KeyFigure
        label="Paid this month"
        cents={today.paidThisMonthCents}
        note="By method, after fees"
        to="/dashboard/money"
      />
    </ul>
  );
}

/** The same for whoever sees no revenue: how much of their work waits, not what it comes to. */
export function WorkFigures({ today }: { today: TodayQuery['today'] }) {
  return (
    <ul className={classes.figures} aria-label="Your work">
      <KeyFigure label="Quotes waiting" count={today.quotesWaitingCount} to="/dashboard/quotes?status=SENT,VIEWED" />
      <KeyFigure label="Open invoices" count={today.openCount} to="/dashboard/invoices?status=SENT,VIEWED,PARTIAL" />
      <KeyFigure
        label="Overdue"
        count={today.overdueCount}
        to="/dashboard/invoices?status=OVERDUE"
        isLate={today.overdueCount > 0}
      />
    </ul>
  );
}

interface KeyFigureProps {
  label: string;
  cents?: number | null;
  count?: number;
  note?: string;
  to: string;
  isLate?: boolean;
}

function KeyFigure({ label, cents, count, note, to, isLate }: KeyFigureProps) {
  return (
    <li>
      <Card withBorder padding="md" component={Link} to={to} className={classes.card}>
        <Text size="sm" fw={600}>
          {label}
        </Text>
        <span className={classes.figure} data-late={isLate || undefined}>
          {count ?? formatCents(cents ?? 0)}
        </span>
        {note && (
          <Text size="sm" c="dimmed">
            {note}
          </Text>
        )}
      </Card>
    </li>
  );
}
