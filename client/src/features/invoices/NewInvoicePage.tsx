import { useSearchParams } from 'react-router';
import { DocumentLoading, useFinishDocument } from '#client/features/lines/index.ts';
import { useKeyedRequest } from '#client/features/requests/index.ts';
import type { CreateInvoiceInput } from '#client/graphql/schema.generated.ts';
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
  const request = useKeyedRequest({
    name: 'invoice:new',
    send: (input: CreateInvoiceInput) => create({ variables: { input } }),
    told: ({ data }) => ({
      words: `invoice ${data?.createInvoice.number} was saved`,
      to: `/dashboard/invoices/${data?.createInvoice.id}`,
    }),
  });
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
        const { data } = await request({ ...toInvoiceInput(values), customerId: values.customerId });
        await finish(data!.createInvoice, then);
      }}
    />
  );
}
