import { useSearchParams } from 'react-router';
import { DocumentLoading, useFinishDocument } from '#client/features/lines/index.ts';
import { useIdempotencyKey } from '#client/ui/forms/useIdempotencyKey.ts';
import { QuoteForm } from './forms/QuoteForm.tsx';
import { newQuote } from './forms/quoteValues.ts';
import { useNewQuoteQuery } from './pages.generated.ts';
import { useCreateQuoteMutation, useSendQuoteMutation } from './quotes.generated.ts';

/** A new quote; `?customer=<id>` says for whom. */
export function NewQuotePage() {
  const [params] = useSearchParams();
  const customerId = params.get('customer') ?? '';
  const { data: settings, error, refetch } = useNewQuoteQuery();
  const [create] = useCreateQuoteMutation();
  const { key } = useIdempotencyKey();
  const [send] = useSendQuoteMutation();
  const finish = useFinishDocument('quote', (id) => send({ variables: { id } }));

  if (!settings) return <DocumentLoading kind="quote" error={error} onRetry={refetch} />;
  return (
    <QuoteForm
      key={customerId}
      title="New quote"
      back={{ to: '/dashboard/quotes', label: 'Quotes' }}
      settings={settings}
      draftKey={customerId ? `quote:new:${customerId}` : 'quote:new'}
      initialValues={newQuote(settings.business, customerId)}
      onSave={async ({ lines, ...input }, then) => {
        const { data } = await create({ variables: { input: { ...input, lines: lines ?? [], idempotencyKey: key } } });
        await finish(data!.createQuote, then);
      }}
    />
  );
}
