import { useNavigate } from 'react-router';
import { useKeyedRequest } from '#client/features/requests/index.ts';
import { attempt } from '#client/ui/feedback/attempt.ts';
import { confirm } from '#client/ui/feedback/confirm.tsx';
import { notify } from '#client/ui/feedback/notify.tsx';
import {
  type QuoteFieldsFragment,
  useConvertQuoteToInvoiceMutation,
  useDeleteQuoteMutation,
  useDuplicateQuoteMutation,
  useResendQuoteMutation,
  useSendQuoteMutation,
  useVoidQuoteMutation,
} from '../quotes.generated.ts';

/** Does what the quote's actions offer, and says so. What cannot be undone is asked once. */
export function useQuoteActions(quote: QuoteFieldsFragment) {
  const navigate = useNavigate();
  const { id, number, customer } = quote;
  const variables = { id };
  // Offered is certain: what is done shows at once, and is taken back where the server refuses. What may be done next only
  // the server knows.
  const [send, sending] = useSendQuoteMutation({
    variables,
    optimisticResponse: () => ({
      sendQuote: { ...quote, status: 'SENT', sentAt: new Date().toISOString(), viewedAt: null, actions: [] },
    }),
  });
  const [resend, resending] = useResendQuoteMutation({ variables });
  const [convert, converting] = useConvertQuoteToInvoiceMutation({ variables });
  const [duplicate] = useDuplicateQuoteMutation();
  const requestCopy = useKeyedRequest({
    name: `quote-copy:${id}`,
    send: (copied: { id: string; idempotencyKey?: string }) => duplicate({ variables: copied }),
  });
  const [remove] = useDeleteQuoteMutation({ variables });
  const [voidIt] = useVoidQuoteMutation({
    variables,
    optimisticResponse: { voidQuote: { ...quote, status: 'VOID', actions: [] } },
  });

  return {
    isSending: sending.loading || resending.loading,
    isConverting: converting.loading,
    send: async () => {
      if (await attempt(send, 'Not sent')) notify.success({ title: `Quote ${number} sent to ${customer.name}` });
    },
    giveByHand: async () => {
      const confirmed = await confirm({
        title: `Mark quote ${number} as given by hand?`,
        body: `Nothing is mailed: give ${customer.name} the PDF or the link yourself. They accept it on the page that the link opens.`,
        action: 'Mark as given',
      });
      if (!confirmed) return;
      const given = await attempt(() => send({ variables: { id, byHand: true } }), 'Not marked as given');
      if (given) notify.success({ title: `Quote ${number} marked as given to ${customer.name}` });
    },
    resend: async () => {
      if (await attempt(resend, 'Not sent')) notify.success({ title: `Quote ${number} sent again` });
    },
    convert: async () => {
      const invoice = (await attempt(convert, 'Not converted'))?.data?.convertQuoteToInvoice;
      if (!invoice) return;
      notify.success({ title: `Quote ${number} is now invoice ${invoice.number}` });
      navigate(`/dashboard/invoices/${invoice.id}`);
    },
    duplicate: async () => {
      const copy = (await attempt(() => requestCopy({ id }), 'Not duplicated'))?.data?.duplicateQuote;
      if (copy) navigate(`/dashboard/quotes/${copy.id}/edit`);
    },
    void: async () => {
      const confirmed = await confirm({
        title: `Void quote ${number}?`,
        body: `${customer.name} can no longer accept it, and the link to it stops working. Its number stays used.`,
        action: 'Void quote',
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
      navigate('/dashboard/quotes', { replace: true });
    },
  };
}
