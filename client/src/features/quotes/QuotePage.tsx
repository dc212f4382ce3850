import { useParams } from 'react-router';
import { DayDetail, DocumentLoading, DocumentPage, LinkedDocument } from '#client/features/lines/index.ts';
import { useCachedFragment } from '#client/graphql/useCachedFragment.ts';
import { QuoteStatusBadge } from '#client/ui/figures/StatusBadge.tsx';
import { SumRow } from '#client/ui/figures/TotalsList.tsx';
import { depositLabel } from '#domain/tradeWords.ts';
import { type QuoteRowFragment, QuoteRowFragmentDoc, useQuotePageQuery } from './pages.generated.ts';
import { QuoteActionBar } from './parts/QuoteActionBar.tsx';
import { QuoteState } from './parts/QuoteState.tsx';
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
  /** The quote as far as lists have cached it. */
  row: QuoteRowFragment;
  /** All of the quote; undefined until it has loaded. */
  quote?: QuoteFieldsFragment;
}

function Quote({ row, quote }: QuoteProps) {
  const { customer } = row;
  return (
    <DocumentPage
      kind="quote"
      row={row}
      document={quote}
      status={<QuoteStatusBadge status={row.status} />}
      subtitle={quote && quote.revision > 1 ? `${customer.name} · revision ${quote.revision}` : customer.name}
      actions={quote && <QuoteActionBar quote={quote} />}
      state={<QuoteState row={row} quote={quote} />}
      underLines={quote?.travel && <TravelNote explanation={quote.travel.explanation} />}
      underTotal={
        quote &&
        quote.depositCents > 0 && <SumRow label={depositLabel(quote.depositStatus)} cents={quote.depositCents} />
      }
      details={
        quote && (
          <>
            <LinkedDocument kind="invoice" linked={quote.invoice} />
            <DayDetail label="Valid until" day={quote.validUntil} />
          </>
        )
      }
      timeline={{ quoteId: row.id }}
    />
  );
}
