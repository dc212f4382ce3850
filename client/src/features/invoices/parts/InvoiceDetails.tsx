import { Anchor } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useViewer } from '#client/features/identity/index.ts';
import { AssignedTo } from '#client/features/team/index.ts';
import { DateText, DateTimeText } from '#client/ui/figures/DateText.tsx';
import { Detail, Details } from '#client/ui/page/Details.tsx';
import type { InvoiceFieldsFragment } from '../invoices.generated.ts';

export function InvoiceDetails({ invoice }: { invoice: InvoiceFieldsFragment }) {
  const { customer, quote, issueDate, dueDate, sentAt, viewedAt, createdAt } = invoice;
  const { colleagueCount } = useViewer();
  return (
    <Details>
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
      {(colleagueCount > 0 || invoice.assignedTo) && (
        <Detail label="Assigned to">
          <Suspense fallback="–">
            <AssignedTo kind="invoice" id={invoice.id} assignedTo={invoice.assignedTo ?? null} />
          </Suspense>
        </Detail>
      )}
      <Detail label={sentAt ? 'Sent' : 'Created'}>
        <DateTimeText instant={sentAt ?? createdAt} />
      </Detail>
      {sentAt && <Detail label="Viewed">{viewedAt ? <DateTimeText instant={viewedAt} /> : 'Not yet'}</Detail>}
    </Details>
  );
}
