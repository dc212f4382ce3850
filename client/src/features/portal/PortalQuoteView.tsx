import type { ReactNode } from 'react';
import { DateText } from '#client/ui/figures/DateText.tsx';
import { SumRow, TotalsList } from '#client/ui/figures/TotalsList.tsx';
import { TimeZoneProvider } from '#client/ui/figures/timeZone.ts';
import { depositLabel } from '#domain/tradeWords.ts';
import { BusinessHeader } from './parts/BusinessHeader.tsx';
import { DepositState } from './parts/DepositState.tsx';
import { DocumentHeading, Fact } from './parts/DocumentHeading.tsx';
import { DocumentLines } from './parts/DocumentLines.tsx';
import classes from './parts/document.module.css';
import { KeyFigure } from './parts/KeyFigure.tsx';
import { QuoteState } from './parts/QuoteState.tsx';
import { Terms } from './parts/Terms.tsx';
import type { PortalQuoteData } from './portalData.ts';

interface PortalQuoteViewProps {
  /** Its totals are those of the selected lines. */
  quote: PortalQuoteData;
  /** Without it, the customer cannot change which optional lines are selected. */
  onChoose?: (lineId: string, selected: boolean) => void;
  /** The primary button; on phones it stays at the bottom of the screen. */
  accept?: ReactNode;
  /** How to pay the deposit online, if that is possible. */
  pay?: ReactNode;
  /** The other actions. */
  others?: ReactNode;
}

/** A quote as the customer sees it, under the business's name. */
export function PortalQuoteView({ quote, onChoose, accept, pay, others }: PortalQuoteViewProps) {
  const { business, number, revision, customerName, validUntil, depositCents, depositStatus } = quote;
  return (
    <TimeZoneProvider value={business.timeZone}>
      <article className={classes.document}>
        <BusinessHeader business={business} subject={`Quote ${number}`} />
        <div className={classes.columns}>
          <div className={classes.sheet}>
            <DocumentHeading
              title={`Quote ${number}`}
              aside={revision > 1 ? `Revision ${revision}` : undefined}
              customer={`Prepared for ${customerName}`}
            >
              {validUntil && (
                <Fact label="Valid until">
                  <DateText date={validUntil} />
                </Fact>
              )}
            </DocumentHeading>
            <QuoteState quote={quote} />
            <DepositState quote={quote} />
            <DocumentLines lines={quote.lines} travel={quote.travel} onChoose={onChoose} />
            <TotalsList totals={quote} taxLabel={`Tax (${quote.taxRate}%)`}>
              {depositCents > 0 && <SumRow label={depositLabel(depositStatus)} cents={depositCents} />}
            </TotalsList>
            <Terms text={quote.terms} />
          </div>
          <aside className={classes.side} aria-label="Your response">
            <div className={classes.bar} data-sticky={accept ? true : undefined}>
              <KeyFigure label="Total" cents={quote.totalCents} live />
              {accept}
            </div>
            {pay}
            {others && <div className={classes.others}>{others}</div>}
          </aside>
        </div>
      </article>
    </TimeZoneProvider>
  );
}
