import { Navigate, useParams } from 'react-router';
import { DocumentLoading, useDocumentSettingsQuery, useFinishDocument } from '#client/features/lines/index.ts';
import { InvoiceForm } from './forms/InvoiceForm.tsx';
import { invoiceFromSaved, toInvoiceInput } from './forms/invoiceValues.ts';
import { useInvoiceForEditQuery, useSendInvoiceMutation, useUpdateInvoiceMutation } from './invoices.generated.ts';

export function EditInvoicePage() {
  const { id = '' } = useParams();
  const settings = useDocumentSettingsQuery();
  // Fresh: what one edits must be what is there.
  const query = useInvoiceForEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const [update] = useUpdateInvoiceMutation();
  const [send] = useSendInvoiceMutation();
  const finish = useFinishDocument('invoice', (id) => send({ variables: { id } }));

  const invoice = query.data?.invoice;
  if (!invoice || !settings.data) {
    const { error, refetch } = query.error ? query : settings;
    return <DocumentLoading kind="invoice" isMissing={invoice === null} error={error} onRetry={refetch} />;
  }
  const page = `/dashboard/invoices/${id}`;
  // A sent invoice is voided and duplicated, never changed.
  if (!invoice.actions.includes('EDIT')) return <Navigate to={page} replace />;
  return (
    <InvoiceForm
      key={id}
      title={`Edit invoice ${invoice.number}`}
      back={{ to: page, label: `Invoice ${invoice.number}` }}
      settings={settings.data}
      draftKey={`invoice:${id}`}
      initialValues={invoiceFromSaved(invoice)}
      onSave={async (values, then) => {
        const { data } = await update({ variables: { id, input: toInvoiceInput(values) } });
        await finish(data!.updateInvoice, then);
      }}
    />
  );
}
