import { Navigate, useParams } from 'react-router';
import { QuoteForm } from './forms/QuoteForm.tsx';
import { quoteFromSaved } from './forms/quoteValues.ts';
import { useFinishQuote } from './forms/useFinishQuote.ts';
import { ChangeRequest } from './parts/ChangeRequest.tsx';
import { QuoteLoading } from './parts/QuoteLoading.tsx';
import { useQuoteForEditQuery, useQuoteSettingsQuery, useUpdateQuoteMutation } from './quotes.generated.ts';

export function EditQuotePage() {
  const { id = '' } = useParams();
  const settings = useQuoteSettingsQuery();
  // Fresh: what one edits must be what is there.
  const query = useQuoteForEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const [update] = useUpdateQuoteMutation();
  const finish = useFinishQuote();

  const quote = query.data?.quote;
  if (!quote || !settings.data) {
    const { error, refetch } = query.error ? query : settings;
    return <QuoteLoading isMissing={quote === null} error={error} onRetry={refetch} />;
  }
  const page = `/dashboard/quotes/${id}`;
  if (!quote.actions.includes('EDIT')) return <Navigate to={page} replace />;
  return (
    <QuoteForm
      key={id}
      title={`Edit quote ${quote.number}`}
      back={{ to: page, label: `Quote ${quote.number}` }}
      settings={settings.data}
      draftKey={`quote:${id}`}
      initialValues={quoteFromSaved(quote, settings.data.business)}
      saved={quote}
      notice={quote.changeRequest && <ChangeRequest words={quote.changeRequest} />}
      onSave={async ({ customerId: _, ...input }, then) => {
        const { data } = await update({ variables: { id, input } });
        await finish(data!.updateQuote, then);
      }}
    />
  );
}
