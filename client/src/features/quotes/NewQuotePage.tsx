import { useSearchParams } from 'react-router';
import { DocumentLoading, useFinishDocument } from '#client/features/lines/index.ts';
import { useKeyedRequest } from '#client/features/requests/index.ts';
import type { CreateQuoteInput } from '#client/graphql/schema.generated.ts';
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
  const request = useKeyedRequest({
    name: 'quote:new',
    send: (input: CreateQuoteInput) => create({ variables: { input } }),
    told: ({ data }) => ({
      words: `quote ${data?.createQuote.number} was saved`,
      to: `/dashboard/quotes/${data?.createQuote.id}`,
    }),
  });
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
        const { data } = await request({ ...input, lines: lines ?? [] });
        await finish(data!.createQuote, then);
      }}
    />
  );
}
