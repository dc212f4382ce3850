import { IconCash, IconReceiptOff } from '@tabler/icons-react';
import { useDocumentActions } from '#client/features/lines/index.ts';
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

interface Asking {
  onRecordPayment: () => void;
  /** Asks for the reason of writing off. */
  onWriteOff: () => void;
}

/**
 * Returns the invoice's actions. The server offers only what it will do, so their result is shown at once and is taken
 * back if the server refuses after all. Which actions are possible next only the server knows.
 */
export function useInvoiceActions(invoice: InvoiceFieldsFragment, { onRecordPayment, onWriteOff }: Asking) {
  const { id, number, customer } = invoice;
  const variables = { id };
  const [send, sending] = useSendInvoiceMutation({
    variables,
    optimisticResponse: () => ({
      sendInvoice: { ...invoice, status: 'SENT', sentAt: new Date().toISOString(), actions: [] },
    }),
  });
  const [resend, resending] = useResendInvoiceMutation({ variables });
  const [duplicate] = useDuplicateInvoiceMutation();
  const [remove] = useDeleteInvoiceMutation({ variables });
  const [voidIt] = useVoidInvoiceMutation({
    variables,
    optimisticResponse: { voidInvoice: { ...invoice, status: 'VOID', overdue: false, actions: [] } },
  });
  const [writeOff] = useWriteOffInvoiceMutation();

  const actions = useDocumentActions({
    kind: 'invoice',
    document: invoice,
    commands: {
      isSending: sending.loading || resending.loading,
      send,
      resend,
      duplicate: async (copied) => (await duplicate({ variables: copied })).data?.duplicateInvoice.id,
      void: voidIt,
      delete: remove,
    },
    consequences: {
      givenByHand: `It will be issued today. Nothing is emailed: give ${customer.name} the PDF or the link yourself. You can’t edit it afterward.`,
      voided: `${customer.name} will no longer owe it, and its link stops working. Its number won’t be reused.`,
    },
    linkLabel: 'Copy customer link',
    others: {
      RECORD_PAYMENT: { label: 'Record payment', icon: IconCash, onClick: onRecordPayment },
      WRITE_OFF: { label: 'Write off…', icon: IconReceiptOff, onClick: onWriteOff, destructive: true },
    },
  });

  return {
    ...actions,
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
