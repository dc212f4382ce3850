import { Navigate, useParams } from 'react-router';
import { DocumentLoading, useFinishDocument } from '#client/features/lines/index.ts';
import { QuoteForm } from './forms/QuoteForm.tsx';
import { quoteFields, quoteFromSaved } from './forms/quoteValues.ts';
import { useQuoteForEditQuery } from './pages.generated.ts';
import { ChangeRequest } from './parts/ChangeRequest.tsx';
import { useSendQuoteMutation, useUpdateQuoteMutation } from './quotes.generated.ts';

export function EditQuotePage() {
  const { id = '' } = useParams();
  // Fresh: what one edits must be what is there.
  const { data, error, refetch } = useQuoteForEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const [update] = useUpdateQuoteMutation();
  const [send] = useSendQuoteMutation();
  const finish = useFinishDocument('quote', (id) => send({ variables: { id } }));

  const quote = data?.quote;
  if (!quote) return <DocumentLoading kind="quote" isMissing={quote === null} error={error} onRetry={refetch} />;
  const page = `/dashboard/quotes/${id}`;
  if (!quote.actions.includes('EDIT')) return <Navigate to={page} replace />;
  return (
    <QuoteForm
      key={id}
      title={`Edit quote ${quote.number}`}
      back={{ to: page, label: `Quote ${quote.number}` }}
      settings={data}
      draftKey={`quote:${id}`}
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
