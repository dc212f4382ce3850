import { useNavigate } from 'react-router';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { confirm } from '#client/ui/feedback/confirm.tsx';
import { notify } from '#client/ui/feedback/notify.tsx';
import {
  type InvoiceFieldsFragment,
  useDeleteInvoiceMutation,
  useDuplicateInvoiceMutation,
  useResendInvoiceMutation,
  useSendInvoiceMutation,
  useVoidInvoiceMutation,
  useWriteOffInvoiceMutation,
} from '../invoices.generated.ts';

/** Does what the invoice's actions offer, and says so. What cannot be undone is asked once. */
export function useInvoiceActions(invoice: InvoiceFieldsFragment) {
  const navigate = useNavigate();
  const { id, number, customer } = invoice;
  const variables = { id };
  const [send, sending] = useSendInvoiceMutation({ variables });
  const [resend, resending] = useResendInvoiceMutation({ variables });
  const [duplicate] = useDuplicateInvoiceMutation({ variables });
  const [remove] = useDeleteInvoiceMutation({ variables });
  const [writeOff] = useWriteOffInvoiceMutation();
  // Offered is certain: the invoice shows as void at once, and is put back where the server refuses.
  const [voidIt] = useVoidInvoiceMutation({
    variables,
    optimisticResponse: { voidInvoice: { ...invoice, status: 'VOID', overdue: false, actions: [] } },
  });

  return {
    isSending: sending.loading || resending.loading,
    send: async () => {
      if (await attempt(send, 'Not sent')) notify.success({ title: `Invoice ${number} sent to ${customer.name}` });
    },
    resend: async () => {
      if (await attempt(resend, 'Not sent')) notify.success({ title: `Invoice ${number} sent again` });
    },
    duplicate: async () => {
      const result = await attempt(duplicate, 'Not duplicated');
      const copy = result?.data?.duplicateInvoice;
      if (copy) navigate(`/dashboard/invoices/${copy.id}/edit`);
    },
    void: async () => {
      const confirmed = await confirm({
        title: `Void invoice ${number}?`,
        body: `${customer.name} will no longer owe it, and the link to it stops working. Its number stays used.`,
        action: 'Void invoice',
      });
      if (confirmed) await attempt(voidIt, 'Not voided');
    },
    delete: async () => {
      const confirmed = await confirm({
        title: `Delete draft ${number}?`,
        body: 'It was never sent. It will be gone for good.',
        action: 'Delete draft',
      });
      if (!confirmed || !(await attempt(remove, 'Not deleted'))) return;
      notify.success({ title: `Draft ${number} deleted` });
      navigate('/dashboard/invoices');
    },
    writeOff: async (reason: string) => {
      await writeOff({ variables: { id, reason } });
      notify.success({ title: `Invoice ${number} written off` });
    },
  };
}
