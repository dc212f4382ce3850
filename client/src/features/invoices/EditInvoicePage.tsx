import { Navigate, useParams } from 'react-router';
import { DocumentLoading, documentFields, editorPageOf, useFinishDocument } from '#client/features/lines/index.ts';
import { InvoiceForm } from './forms/InvoiceForm.tsx';
import { invoiceFromSaved, toInvoiceInput } from './forms/invoiceValues.ts';
import { useSendInvoiceMutation, useUpdateInvoiceMutation } from './invoices.generated.ts';
import { useInvoiceForEditQuery } from './pages.generated.ts';

export function EditInvoicePage() {
  const { id = '' } = useParams();
  // Not from the cache: the edit must begin from the current values.
  const { data, error, refetch } = useInvoiceForEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const [update] = useUpdateInvoiceMutation();
  const [send] = useSendInvoiceMutation();
  const finish = useFinishDocument('invoice', (id) => send({ variables: { id } }));

  const invoice = data?.invoice;
  if (!invoice) return <DocumentLoading kind="invoice" isMissing={invoice === null} error={error} onRetry={refetch} />;
  const page = editorPageOf('invoice', invoice);
  // A sent invoice cannot be edited, only voided and duplicated.
  if (!invoice.actions.includes('EDIT')) return <Navigate to={page.back.to} replace />;
  return (
    <InvoiceForm
      key={id}
      {...page}
      settings={data}
      initialValues={invoiceFromSaved(invoice)}
      edited={{
        version: invoice.version,
        reload: async () => {
          const now = (await refetch()).data?.invoice;
          return now ? { version: now.version, values: invoiceFromSaved(now) } : undefined;
        },
        fields: { ...documentFields, dueDate: { label: 'Due date' } },
      }}
      onSave={async (_values, then, { expectedVersion, changed }) => {
        const { data } = await update({ variables: { id, input: changed(toInvoiceInput), expectedVersion } });
        await finish(data!.updateInvoice, then);
      }}
    />
  );
}
