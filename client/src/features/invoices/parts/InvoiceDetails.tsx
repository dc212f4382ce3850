import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { DateText, DateTimeText } from '#client/ui/figures/DateText.tsx';
import type { InvoiceFieldsFragment } from '../invoices.generated.ts';
import classes from './invoiceDetails.module.css';

export function InvoiceDetails({ invoice }: { invoice: InvoiceFieldsFragment }) {
  const { customer, quote, issueDate, dueDate, sentAt, viewedAt, createdAt } = invoice;
  return (
    <dl className={classes.details}>
      <Detail label="Customer">
        <Anchor component={Link} to={`/dashboard/customers/${customer.id}`}>
          {customer.name}
        </Anchor>
        {customer.email && <div>{customer.email}</div>}
      </Detail>
      {quote && (
        <Detail label="Quote">
          <Anchor component={Link} to={`/dashboard/quotes/${quote.id}`}>
            {quote.number}
          </Anchor>
        </Detail>
      )}
      {issueDate && (
        <Detail label="Issued">
          <DateText date={issueDate} />
        </Detail>
      )}
      {dueDate && (
        <Detail label="Due">
          <DateText date={dueDate} />
        </Detail>
      )}
      <Detail label={sentAt ? 'Sent' : 'Created'}>
        <DateTimeText instant={sentAt ?? createdAt} />
      </Detail>
      {sentAt && <Detail label="Viewed">{viewedAt ? <DateTimeText instant={viewedAt} /> : 'Not yet'}</Detail>}
    </dl>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={classes.detail}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
