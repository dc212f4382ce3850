import { Navigate, useParams } from 'react-router';
import { DocumentLoading, editorPageOf, useFinishDocument } from '#client/features/lines/index.ts';
import { QuoteForm } from './forms/QuoteForm.tsx';
import { quoteFields, quoteFromSaved } from './forms/quoteValues.ts';
import { useQuoteForEditQuery } from './pages.generated.ts';
import { ChangeRequest } from './parts/ChangeRequest.tsx';
import { useSendQuoteMutation, useUpdateQuoteMutation } from './quotes.generated.ts';

export function EditQuotePage() {
  const { id = '' } = useParams();
  // Not from the cache: the edit must begin from the current values.
  const { data, error, refetch } = useQuoteForEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const [update] = useUpdateQuoteMutation();
  const [send] = useSendQuoteMutation();
  const finish = useFinishDocument('quote', (id) => send({ variables: { id } }));

  const quote = data?.quote;
  if (!quote) return <DocumentLoading kind="quote" isMissing={quote === null} error={error} onRetry={refetch} />;
  const page = editorPageOf('quote', quote);
  if (!quote.actions.includes('EDIT')) return <Navigate to={page.back.to} replace />;
  return (
    <QuoteForm
      key={id}
      {...page}
      settings={data}
      initialValues={quoteFromSaved(quote, data.business)}
      saved={quote}
      notice={quote.changeRequest && <ChangeRequest words={quote.changeRequest} />}
      edited={{
        version: quote.version,
        reload: async () => {
          const now = (await refetch()).data;
          return now?.quote
            ? { version: now.quote.version, values: quoteFromSaved(now.quote, now.business) }
            : undefined;
        },
        fields: quoteFields,
      }}
      onSave={async ({ customerId: _, ...input }, then, expectedVersion) => {
        const { data } = await update({ variables: { id, input, expectedVersion } });
        await finish(data!.updateQuote, then);
      }}
    />
  );
}
