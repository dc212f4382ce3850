import { useParams } from 'react-router';
import { ActivityTimeline } from '#client/features/activity/index.ts';
import { DocumentLoading, LineList, TotalsList } from '#client/features/lines/index.ts';
import { QuoteStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import { Columns } from '#client/ui/page/Columns.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { Words } from '#client/ui/page/Words.tsx';
import { depositLabel } from '#domain/tradeWords.ts';
import { QuoteActionBar } from './parts/QuoteActionBar.tsx';
import { QuoteDetails } from './parts/QuoteDetails.tsx';
import { QuoteState } from './parts/QuoteState.tsx';
import { TravelNote } from './parts/TravelNote.tsx';
import { type QuoteFieldsFragment, useQuoteQuery } from './quotes.generated.ts';

export function QuotePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuoteQuery({ variables: { id } });
  if (!data?.quote)
    return <DocumentLoading kind="quote" isMissing={data?.quote === null} error={error} onRetry={refetch} />;
  return <LoadedQuote key={id} quote={data.quote} />;
}

function LoadedQuote({ quote }: { quote: QuoteFieldsFragment }) {
  const { number, revision, status, customer, lines, travel, depositCents, depositStatus, terms, notes } = quote;
  return (
    <Page
      title={`Quote ${number}`}
      back={{ to: '/dashboard/quotes', label: 'Quotes' }}
      aside={<QuoteStatusBadge status={status} />}
      subtitle={revision > 1 ? `${customer.name} · revision ${revision}` : customer.name}
      actions={<QuoteActionBar quote={quote} />}
    >
      <Columns side={<Aside quote={quote} />}>
        <QuoteState quote={quote} />
        <Section title="Lines">
          <LineList lines={lines} />
          {travel && <TravelNote explanation={travel.explanation} />}
          <TotalsList
            totals={quote}
            after={depositCents > 0 ? [{ label: depositLabel(depositStatus), cents: depositCents }] : []}
          />
        </Section>
        <Words title="Terms">{terms}</Words>
        <Words title="Notes">{notes}</Words>
      </Columns>
    </Page>
  );
}

function Aside({ quote }: { quote: QuoteFieldsFragment }) {
  return (
    <>
      <Section title="Details">
        <QuoteDetails quote={quote} />
      </Section>
      <Section title="Timeline">
        <ActivityTimeline filter={{ quoteId: quote.id }} />
      </Section>
    </>
  );
}
