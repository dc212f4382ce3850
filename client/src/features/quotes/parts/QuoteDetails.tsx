import { Anchor } from '@mantine/core';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { useViewer } from '#client/features/identity/index.ts';
import { AssignedTo } from '#client/features/team/index.ts';
import { DateText, DateTimeText } from '#client/ui/figures/DateText.tsx';
import { Detail, Details } from '#client/ui/page/Details.tsx';
import type { QuoteFieldsFragment } from '../quotes.generated.ts';

export function QuoteDetails({ quote }: { quote: QuoteFieldsFragment }) {
  const { customer, invoice, validUntil, sentAt, viewedAt, decidedAt, createdAt } = quote;
  const { colleagueCount } = useViewer();
  return (
    <Details>
      <Detail label="Customer">
        <Anchor component={Link} to={`/dashboard/customers/${customer.id}`}>
          {customer.name}
        </Anchor>
        {customer.email && <div>{customer.email}</div>}
      </Detail>
      {invoice && (
        <Detail label="Invoice">
          <Anchor component={Link} to={`/dashboard/invoices/${invoice.id}`}>
            {invoice.number}
          </Anchor>
        </Detail>
      )}
      {validUntil && (
        <Detail label="Valid until">
          <DateText date={validUntil} />
        </Detail>
      )}
      {(colleagueCount > 0 || quote.assignedTo) && (
        <Detail label="Assigned to">
          <Suspense fallback="–">
            <AssignedTo kind="quote" id={quote.id} assignedTo={quote.assignedTo ?? null} />
          </Suspense>
        </Detail>
      )}
      <Detail label={sentAt ? 'Sent' : 'Created'}>
        <DateTimeText instant={sentAt ?? createdAt} />
      </Detail>
      {sentAt && <Detail label="Viewed">{viewedAt ? <DateTimeText instant={viewedAt} /> : 'Not yet'}</Detail>}
      {decidedAt && (
        <Detail label="Answered">
          <DateTimeText instant={decidedAt} />
        </Detail>
      )}
    </Details>
  );
}
