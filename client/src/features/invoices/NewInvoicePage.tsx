import { DocumentLoading, useNewDocument } from '#client/features/lines/index.ts';
import type { CreateInvoiceInput } from '#client/graphql/schema.generated.ts';
import { InvoiceForm } from './forms/InvoiceForm.tsx';
import { newInvoice, toInvoiceInput } from './forms/invoiceValues.ts';
import { useCreateInvoiceMutation, useSendInvoiceMutation } from './invoices.generated.ts';
import { useNewInvoiceQuery } from './pages.generated.ts';

export function NewInvoicePage() {
  const { data: settings, error, refetch } = useNewInvoiceQuery();
  const [create] = useCreateInvoiceMutation();
  const [send] = useSendInvoiceMutation();
  const { customerId, page, save } = useNewDocument({
    kind: 'invoice',
    create: async (input: CreateInvoiceInput) => (await create({ variables: { input } })).data!.createInvoice,
    send: (id) => send({ variables: { id } }),
  });

  if (!settings) return <DocumentLoading kind="invoice" error={error} onRetry={refetch} />;
  return (
    <InvoiceForm
      key={customerId}
      {...page}
      settings={settings}
      initialValues={newInvoice(settings.business, customerId)}
      onSave={(values, then) => save({ ...toInvoiceInput(values), customerId: values.customerId }, then)}
    />
  );
}
