import { useSearchParams } from 'react-router';
import { DocumentLoading, useFinishDocument } from '#client/features/lines/index.ts';
import { useIdempotencyKey } from '#client/ui/forms/useIdempotencyKey.ts';
import { InvoiceForm } from './forms/InvoiceForm.tsx';
import { newInvoice, toInvoiceInput } from './forms/invoiceValues.ts';
import { useCreateInvoiceMutation, useSendInvoiceMutation } from './invoices.generated.ts';
import { useNewInvoiceQuery } from './pages.generated.ts';

/** A new invoice; `?customer=<id>` says for whom. */
export function NewInvoicePage() {
  const [params] = useSearchParams();
  const customerId = params.get('customer') ?? '';
  const { data: settings, error, refetch } = useNewInvoiceQuery();
  const [create] = useCreateInvoiceMutation();
  const { key } = useIdempotencyKey();
  const [send] = useSendInvoiceMutation();
  const finish = useFinishDocument('invoice', (id) => send({ variables: { id } }));

  if (!settings) return <DocumentLoading kind="invoice" error={error} onRetry={refetch} />;
  return (
    <InvoiceForm
      key={customerId}
      title="New invoice"
      back={{ to: '/dashboard/invoices', label: 'Invoices' }}
      settings={settings}
      draftKey={customerId ? `invoice:new:${customerId}` : 'invoice:new'}
      initialValues={newInvoice(settings.business, customerId)}
      isNew
      onSave={async (values, then) => {
        const input = { ...toInvoiceInput(values), customerId: values.customerId, idempotencyKey: key };
        const { data } = await create({ variables: { input } });
        await finish(data!.createInvoice, then);
      }}
    />
  );
}
