import { useNavigate } from 'react-router';
import { useKeyedRequest } from '#client/features/requests/index.ts';
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
  // Offered is certain: what is done shows at once, and is taken back where the server refuses. What may be done next only
  // the server knows.
  const [send, sending] = useSendInvoiceMutation({
    variables,
    optimisticResponse: () => ({
      sendInvoice: { ...invoice, status: 'SENT', sentAt: new Date().toISOString(), actions: [] },
    }),
  });
  const [resend, resending] = useResendInvoiceMutation({ variables });
  const [duplicate] = useDuplicateInvoiceMutation();
  const requestCopy = useKeyedRequest({
    name: `invoice-copy:${id}`,
    send: (copied: { id: string; idempotencyKey?: string }) => duplicate({ variables: copied }),
  });
  const [remove] = useDeleteInvoiceMutation({ variables });
  const [writeOff] = useWriteOffInvoiceMutation();
  const [voidIt] = useVoidInvoiceMutation({
    variables,
    optimisticResponse: { voidInvoice: { ...invoice, status: 'VOID', overdue: false, actions: [] } },
  });

  return {
    isSending: sending.loading || resending.loading,
    send: async () => {
      if (await attempt(send, 'Not sent')) notify.success({ title: `Invoice ${number} sent to ${customer.name}` });
    },
    giveByHand: async () => {
      const confirmed = await confirm({
        title: `Mark invoice ${number} as given by hand?`,
        body: `It is issued today and owed from now on. Nothing is mailed: give ${customer.name} the PDF or the link yourself. It cannot be edited afterwards.`,
        action: 'Mark as given',
      });
      if (!confirmed) return;
      const given = await attempt(() => send({ variables: { id, byHand: true } }), 'Not marked as given');
      if (given) notify.success({ title: `Invoice ${number} marked as given to ${customer.name}` });
    },
    resend: async () => {
      if (await attempt(resend, 'Not sent')) notify.success({ title: `Invoice ${number} sent again` });
    },
    duplicate: async () => {
      const result = await attempt(() => requestCopy({ id }), 'Not duplicated');
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
      await writeOff({
        variables: { id, reason },
        optimisticResponse: {
          writeOffInvoice: { ...invoice, status: 'WRITTEN_OFF', overdue: false, closedReason: reason, actions: [] },
        },
      });
      notify.success({ title: `Invoice ${number} written off` });
    },
  };
}
