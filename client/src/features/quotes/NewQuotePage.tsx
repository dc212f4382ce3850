import { DocumentLoading, useNewDocument } from '#client/features/lines/index.ts';
import type { CreateQuoteInput } from '#client/graphql/schema.generated.ts';
import { QuoteForm } from './forms/QuoteForm.tsx';
import { newQuote } from './forms/quoteValues.ts';
import { useNewQuoteQuery } from './pages.generated.ts';
import { useCreateQuoteMutation, useSendQuoteMutation } from './quotes.generated.ts';

export function NewQuotePage() {
  const { data: settings, error, refetch } = useNewQuoteQuery();
  const [create] = useCreateQuoteMutation();
  const [send] = useSendQuoteMutation();
  const { customerId, page, save } = useNewDocument({
    kind: 'quote',
    create: async (input: CreateQuoteInput) => (await create({ variables: { input } })).data!.createQuote,
    send: (id) => send({ variables: { id } }),
  });

  if (!settings) return <DocumentLoading kind="quote" error={error} onRetry={refetch} />;
  return (
    <QuoteForm
      key={customerId}
      {...page}
      settings={settings}
      initialValues={newQuote(settings.business, customerId)}
      onSave={({ lines, ...input }, then) => save({ ...input, lines: lines ?? [] }, then)}
    />
  );
}
