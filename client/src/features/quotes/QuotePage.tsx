import { useParams } from 'react-router';
import { ActivityTimeline } from '#client/features/activity/index.ts';
import { DocumentLoading, LineList, TotalsList } from '#client/features/lines/index.ts';
import { useCachedFragment } from '#client/graphql/useCachedFragment.ts';
import { QuoteStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import { AwaitedActions, AwaitedSection } from '#client/ui/page/Awaited.tsx';
import { Columns } from '#client/ui/page/Columns.tsx';
import { Page } from '#client/ui/page/Page.tsx';
import { Section } from '#client/ui/page/Section.tsx';
import { Words } from '#client/ui/page/Words.tsx';
import { depositLabel } from '#domain/tradeWords.ts';
import { type QuoteRowFragment, QuoteRowFragmentDoc, useQuotePageQuery } from './pages.generated.ts';
import { QuoteActionBar } from './parts/QuoteActionBar.tsx';
import { QuoteDetails } from './parts/QuoteDetails.tsx';
import { KnownQuoteState, QuoteState } from './parts/QuoteState.tsx';
import { TravelNote } from './parts/TravelNote.tsx';
import type { QuoteFieldsFragment } from './quotes.generated.ts';

export function QuotePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuotePageQuery({ variables: { id } });
  const known = useCachedFragment<QuoteRowFragment>(QuoteRowFragmentDoc, 'QuoteRow', 'Quote', id);
  const quote = data?.quote ?? undefined;
  const row = quote ?? (error || data ? undefined : known);
  if (!row) return <DocumentLoading kind="quote" isMissing={data?.quote === null} error={error} onRetry={refetch} />;
  return <Quote key={id} row={row} quote={quote} />;
}

interface QuoteProps {
  /** What lists know of it. */
  row: QuoteRowFragment;
  /** All of it, once it has come. */
  quote?: QuoteFieldsFragment;
}

function Quote({ row, quote }: QuoteProps) {
  const { number, status, customer } = row;
  return (
    <Page
      title={`Quote ${number}`}
      back={{ to: '/dashboard/quotes', label: 'Quotes' }}
      aside={<QuoteStatusBadge status={status} />}
      subtitle={quote && quote.revision > 1 ? `${customer.name} · revision ${quote.revision}` : customer.name}
      actions={quote ? <QuoteActionBar quote={quote} /> : <AwaitedActions />}
    >
      <Columns side={<Aside quote={quote} />}>
        {quote ? <QuoteState quote={quote} /> : <KnownQuoteState quote={row} />}
        {quote ? <Paper quote={quote} /> : <AwaitedSection title="Lines" rows={4} />}
      </Columns>
    </Page>
  );
}

/** What the quote says. */
function Paper({ quote }: { quote: QuoteFieldsFragment }) {
  const { lines, travel, depositCents, depositStatus, terms, notes } = quote;
  return (
    <>
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
    </>
  );
}

function Aside({ quote }: { quote?: QuoteFieldsFragment }) {
  if (!quote)
    return (
      <>
        <AwaitedSection title="Details" rows={5} />
        <AwaitedSection title="Timeline" />
      </>
    );
  return (
    <>
      <Section title="Details">
        <QuoteDetails quote={quote} />
      </Section>
      <Section title="Timeline">
        <ActivityTimeline filter={{ quoteId: quote.id }} isPartOfScreen />
      </Section>
    </>
  );
}
