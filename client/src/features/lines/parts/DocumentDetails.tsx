import { Anchor } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useViewer } from '#client/features/identity/index.ts';
import { AssignedTo } from '#client/features/team/index.ts';
import { DateText, DateTimeText } from '#client/ui/figures/DateText.tsx';
import { Detail, Details } from '#client/ui/page/Details.tsx';
import { type DocumentKind, documentKinds } from '../documentKinds.ts';

export interface DetailedDocument {
  id: string;
  customer: { id: string; name: string; email: string | null };
  assignedTo: { id: string; fullName: string } | null;
  createdAt: string;
  sentAt: string | null;
  viewedAt: string | null;
  /** When the customer answered; quotes only. */
  decidedAt?: string | null;
}

interface DocumentDetailsProps {
  kind: DocumentKind;
  document: DetailedDocument;
  /** Details that only this kind of document has. */
  children: ReactNode;
}

export function DocumentDetails({ kind, document, children }: DocumentDetailsProps) {
  const { id, customer, assignedTo, createdAt, sentAt, viewedAt, decidedAt } = document;
  const { colleagueCount } = useViewer();
  return (
    <Details>
      <Detail label="Customer">
        <Anchor component={Link} to={`/dashboard/customers/${customer.id}`}>
          {customer.name}
        </Anchor>
        {customer.email && <div>{customer.email}</div>}
      </Detail>
      {children}
      {(colleagueCount > 0 || assignedTo) && (
        <Detail label="Assigned to">
          <Suspense fallback="–">
            <AssignedTo kind={kind} id={id} assignedTo={assignedTo} />
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

/** A detail that is a day; nothing if there is none. */
export const DayDetail = ({ label, day }: { label: string; day: string | null }) =>
  day && (
    <Detail label={label}>
      <DateText date={day} />
    </Detail>
  );

interface LinkedDocumentProps {
  kind: DocumentKind;
  linked: { id: string; number: string } | null;
}

/** A detail that links to the quote that became this invoice, or the other way round; nothing if there is none. */
export function LinkedDocument({ kind, linked }: LinkedDocumentProps) {
  const { name, list } = documentKinds[kind];
  return (
    linked && (
      <Detail label={name}>
        <Anchor component={Link} to={`${list}/${linked.id}`}>
          {linked.number}
        </Anchor>
      </Detail>
    )
  );
}
