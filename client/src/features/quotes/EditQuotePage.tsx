import { Navigate, useParams } from 'react-router';
import { DocumentLoading, useFinishDocument } from '#client/features/lines/index.ts';
import { QuoteForm } from './forms/QuoteForm.tsx';
import { quoteFromSaved } from './forms/quoteValues.ts';
import { ChangeRequest } from './parts/ChangeRequest.tsx';
import {
  useQuoteForEditQuery,
  useQuoteSettingsQuery,
  useSendQuoteMutation,
  useUpdateQuoteMutation,
} from './quotes.generated.ts';

export function EditQuotePage() {
  const { id = '' } = useParams();
  const settings = useQuoteSettingsQuery();
  // Fresh: what one edits must be what is there.
  const query = useQuoteForEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const [update] = useUpdateQuoteMutation();
  const [send] = useSendQuoteMutation();
  const finish = useFinishDocument('quote', (id) => send({ variables: { id } }));

  const quote = query.data?.quote;
  if (!quote || !settings.data) {
    const { error, refetch } = query.error ? query : settings;
    return <DocumentLoading kind="quote" isMissing={quote === null} error={error} onRetry={refetch} />;
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
