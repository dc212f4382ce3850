import { Anchor, Skeleton, Text } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { StateCard } from '#client/features/lines/index.ts';
import { DateText, DayOf } from '#client/ui/figures/DateText.tsx';
import { SignatureFigure } from '#client/ui/figures/SignatureFigure.tsx';
import { TimeAgo } from '#client/ui/figures/TimeAgo.tsx';
import type { QuoteStatus } from '#domain/states/quote.ts';
import type { QuoteRowFragment } from '../pages.generated.ts';
import type { QuoteFieldsFragment } from '../quotes.generated.ts';
import { CustomerWords } from './CustomerWords.tsx';

const tones: Partial<Record<QuoteStatus, ComponentProps<typeof StateCard>['tone']>> = {
  ACCEPTED: 'good',
  CONVERTED: 'good',
  CHANGES_REQUESTED: 'waiting',
  DECLINED: 'bad',
  EXPIRED: 'closed',
  VOID: 'closed',
};

interface QuoteStateProps {
  /** The quote as far as lists have cached it. */
  row: QuoteRowFragment;
  /** All of the quote; undefined until it has loaded. */
  quote?: QuoteFieldsFragment;
}

/** The state of a quote: its total, and whose turn it is. */
export function QuoteState({ row: { status, totalCents, customer }, quote }: QuoteStateProps) {
  return (
    <StateCard
      label="Total"
      tone={tones[status] ?? 'open'}
      headline={headline(status, customer.name)}
      cents={totalCents}
    >
      {quote ? <Story quote={quote} /> : <Skeleton height={14} width="60%" my={4} />}
    </StateCard>
  );
}

function Story({ quote }: { quote: QuoteFieldsFragment }) {
  const { status, changeRequest, declineReason, signature } = quote;
  return (
    <>
      <Text size="sm" c="dimmed" component="div">
        {describe(quote)}
      </Text>
      {changeRequest && status === 'CHANGES_REQUESTED' && <CustomerWords>{changeRequest}</CustomerWords>}
      {declineReason && <CustomerWords>{declineReason}</CustomerWords>}
      {signature && <SignatureFigure signature={signature} />}
    </>
  );
}

const headline = (status: QuoteStatus, name: string): string =>
  ({
    DRAFT: 'Draft: not sent yet',
    SENT: `Waiting for ${name}`,
    VIEWED: `Waiting for ${name}`,
    CHANGES_REQUESTED: `${name} asks for changes`,
    ACCEPTED: `${name} accepted`,
    DECLINED: `${name} declined`,
    EXPIRED: 'Expired without a response',
    CONVERTED: 'Accepted and converted to an invoice',
    VOID: 'Void: can no longer be accepted',
  })[status];

/** Says what happened last and what the quote waits for. */
function describe({ status, sentAt, viewedAt, decidedAt, validUntil, invoice }: QuoteFieldsFragment): ReactNode {
  const until = validUntil && (
    <>
      {' '}
      Valid until <DateText date={validUntil} />.
    </>
  );
  switch (status) {
    case 'DRAFT':
      return <>Send it when it’s ready.{until}</>;
    case 'SENT':
      return (
        <>
          Sent {sentAt && <TimeAgo instant={sentAt} />}, not opened yet.{until}
        </>
      );
    case 'VIEWED':
      return (
        <>
          Opened {viewedAt && <TimeAgo instant={viewedAt} />}.{until}
        </>
      );
    case 'EXPIRED':
      return validUntil ? (
        <>
          It was valid until <DateText date={validUntil} />. Resend it to reopen it.
        </>
      ) : null;
    case 'CONVERTED':
      return (
        invoice && (
          <>
            It became{' '}
            <Anchor component={Link} to={`/dashboard/invoices/${invoice.id}`} inherit>
              invoice {invoice.number}
            </Anchor>
            .
          </>
        )
      );
    default:
      return decidedAt && <DayOf instant={decidedAt} />;
  }
}
