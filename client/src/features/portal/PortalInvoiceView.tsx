import type { ReactNode } from 'react';
import { DateText } from '#client/ui/figures/DateText.tsx';
import { SumRow, TotalsList } from '#client/ui/figures/TotalsList.tsx';
import { TimeZoneProvider } from '#client/ui/figures/timeZone.ts';
import { BusinessHeader } from './parts/BusinessHeader.tsx';
import { DocumentHeading, Fact } from './parts/DocumentHeading.tsx';
import { DocumentLines } from './parts/DocumentLines.tsx';
import classes from './parts/document.module.css';
import { HowToPay } from './parts/HowToPay.tsx';
import { InvoiceState } from './parts/InvoiceState.tsx';
import { KeyFigure } from './parts/KeyFigure.tsx';
import { Payments } from './parts/Payments.tsx';
import { Terms } from './parts/Terms.tsx';
import type { PortalInvoiceData } from './portalData.ts';

interface PortalInvoiceViewProps {
  invoice: PortalInvoiceData;
  /** How to pay online, if that is possible. */
  pay?: ReactNode;
  /** The other actions. */
  others?: ReactNode;
}

/** An invoice as the customer sees it, under the business's name. */
export function PortalInvoiceView({ invoice, pay, others }: PortalInvoiceViewProps) {
  const { business, number, customerName, issueDate, dueDate, paidCents, pendingCents, balanceCents } = invoice;
  const dueCents = balanceCents - pendingCents;
  return (
    <TimeZoneProvider value={business.timeZone}>
      <article className={classes.document}>
        <BusinessHeader business={business} subject={`Invoice ${number}`} />
        <div className={classes.columns}>
          <div className={classes.sheet}>
            <DocumentHeading title={`Invoice ${number}`} customer={`For ${customerName}`}>
              {issueDate && (
                <Fact label="Issued">
                  <DateText date={issueDate} />
                </Fact>
              )}
              {dueDate && (
                <Fact label="Due">
                  <DateText date={dueDate} />
                </Fact>
              )}
            </DocumentHeading>
            <InvoiceState invoice={invoice} />
            <DocumentLines lines={invoice.lines} travel={invoice.travel} />
            <TotalsList totals={invoice} taxLabel={`Tax (${invoice.taxRate}%)`}>
              {paidCents > 0 && <SumRow label="Paid" cents={-paidCents} />}
              {paidCents > 0 && <SumRow label="Balance due" cents={balanceCents} strong />}
            </TotalsList>
            <Payments payments={invoice.payments} />
            <Terms text={invoice.terms} />
          </div>
          <aside className={classes.side} aria-label="Payment">
            <div className={classes.bar}>
              <KeyFigure label="Balance due" cents={balanceCents} live />
            </div>
            {pay}
            {dueCents > 0 && (
              <HowToPay business={business} number={number} dueCents={dueCents} otherwise={Boolean(pay)} />
            )}
            {others && <div className={classes.others}>{others}</div>}
          </aside>
        </div>
      </article>
    </TimeZoneProvider>
  );
}
