import { useParams } from 'react-router';
import { ActivityTimeline } from '#client/features/activity/index.ts';
import { LineList, TotalsList } from '#client/features/lines/index.ts';
import { QuoteStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { QuoteActionBar } from './parts/QuoteActionBar.tsx';
import { QuoteDetails } from './parts/QuoteDetails.tsx';
import { QuoteLoading } from './parts/QuoteLoading.tsx';
import { QuoteState } from './parts/QuoteState.tsx';
import classes from './parts/quotePage.module.css';
import { TravelNote } from './parts/TravelNote.tsx';
import { type QuoteFieldsFragment, useQuoteQuery } from './quotes.generated.ts';

export function QuotePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuoteQuery({ variables: { id } });
  if (!data?.quote) return <QuoteLoading isMissing={data?.quote === null} error={error} onRetry={refetch} />;
  return <LoadedQuote key={id} quote={data.quote} />;
}

function LoadedQuote({ quote }: { quote: QuoteFieldsFragment }) {
  const { id, number, revision, status, customer, lines, travel, depositCents, terms, notes } = quote;
  return (
    <Page
      title={`Quote ${number}`}
      back={{ to: '/dashboard/quotes', label: 'Quotes' }}
      aside={<QuoteStatusBadge status={status} />}
      subtitle={revision > 1 ? `${customer.name} · revision ${revision}` : customer.name}
      actions={<QuoteActionBar quote={quote} />}
    >
      <div className={classes.columns}>
        <div className={classes.column}>
          <QuoteState quote={quote} />
          <Section title="Lines">
            <LineList lines={lines} />
            {travel && <TravelNote explanation={travel.explanation} />}
            <TotalsList
              totals={quote}
              after={depositCents > 0 ? [{ label: 'Deposit on acceptance', cents: depositCents }] : []}
            />
          </Section>
          {terms && <Words title="Terms">{terms}</Words>}
          {notes && <Words title="Notes">{notes}</Words>}
        </div>
        <div className={classes.column}>
          <Section title="Details">
            <QuoteDetails quote={quote} />
          </Section>
          <Section title="Timeline">
            <ActivityTimeline filter={{ quoteId: id }} />
          </Section>
        </div>
      </div>
    </Page>
  );
}

function Words({ title, children }: { title: string; children: string }) {
  return (
    <Section title={title}>
      <p className={classes.words}>{children}</p>
    </Section>
  );
}
