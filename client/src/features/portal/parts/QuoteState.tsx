import { Alert, type AlertProps } from '@mantine/core';
import { IconBan, IconCheck, IconClockOff, IconMessage, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { DateText, DateTimeText } from '#client/ui/figures/DateText.tsx';
import { SignatureFigure } from '#client/ui/figures/SignatureFigure.tsx';
import type { PortalQuoteData } from '../portalData.ts';
import { Contact } from './Contact.tsx';
import classes from './state.module.css';

/** Says how the quote was answered, or why it can no longer be. */
export function QuoteState({ quote }: { quote: PortalQuoteData }) {
  const { status, business, number, signature } = quote;
  const contact = <Contact business={business} subject={`Quote ${number}`} />;
  switch (status) {
    case 'ACCEPTED':
    case 'CONVERTED':
      return (
        <State color="green" icon={<IconCheck />} title="Accepted">
          Thank you. {business.name} has been notified.
          {signature && <SignatureFigure signature={signature} />}
        </State>
      );
    case 'DECLINED':
      return (
        <State color="gray" icon={<IconX />} title="Declined">
          You declined this quote
          <DecidedAt quote={quote} />. Changed your mind? Ask {business.name} for a new one.
          <Said words={quote.declineReason} />
          {contact}
        </State>
      );
    case 'CHANGES_REQUESTED':
      return (
        <State color="amber" icon={<IconMessage />} title="Changes requested">
          You asked for changes
          <DecidedAt quote={quote} />. {business.name} will send you a revised quote.
          <Said words={quote.changeRequest} />
        </State>
      );
    case 'EXPIRED':
      return (
        <State color="amber" icon={<IconClockOff />} title="Expired">
          This quote{' '}
          {quote.validUntil ? (
            <>
              was good until <DateText date={quote.validUntil} />
            </>
          ) : (
            'has expired'
          )}
          . Ask {business.name} for a new one.
          {contact}
        </State>
      );
    case 'VOID':
      return (
        <State color="gray" icon={<IconBan />} title="Withdrawn">
          {business.name} has withdrawn this quote.
          {contact}
        </State>
      );
    default:
      return null;
  }
}

function State({ children, ...props }: AlertProps) {
  return (
    <Alert role="status" classNames={{ message: classes.message }} {...props}>
      {children}
    </Alert>
  );
}

function DecidedAt({ quote: { decidedAt } }: { quote: PortalQuoteData }): ReactNode {
  return (
    decidedAt && (
      <>
        {' '}
        on <DateTimeText instant={decidedAt} />
      </>
    )
  );
}

function Said({ words }: { words: string | null }) {
  return words ? <blockquote className={classes.said}>{words}</blockquote> : null;
}
