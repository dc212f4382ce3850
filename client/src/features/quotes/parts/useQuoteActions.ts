import { IconFileInvoice } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useDocumentActions } from '#client/features/lines/index.ts';
import { attempt } from '#client/ui/feedback/attempt.ts';
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

/**
 * Returns the quote's actions. The server offers only what it will do, so their result is shown at once and is taken
 * back if the server refuses after all. Which actions are possible next only the server knows.
 */
export function useQuoteActions(quote: QuoteFieldsFragment) {
  const navigate = useNavigate();
  const { id, number, customer } = quote;
  const variables = { id };
  const [send, sending] = useSendQuoteMutation({
    variables,
    optimisticResponse: () => ({
      sendQuote: { ...quote, status: 'SENT', sentAt: new Date().toISOString(), viewedAt: null, actions: [] },
    }),
  });
  const [resend, resending] = useResendQuoteMutation({ variables });
  const [convert, converting] = useConvertQuoteToInvoiceMutation({ variables });
  const [duplicate] = useDuplicateQuoteMutation();
  const [remove] = useDeleteQuoteMutation({ variables });
  const [voidIt] = useVoidQuoteMutation({
    variables,
    optimisticResponse: { voidQuote: { ...quote, status: 'VOID', actions: [] } },
  });

  const convertToInvoice = async () => {
    const invoice = (await attempt(convert, 'Not converted'))?.data?.convertQuoteToInvoice;
    if (!invoice) return;
    notify.success({ title: `Quote ${number} is now invoice ${invoice.number}` });
    navigate(`/dashboard/invoices/${invoice.id}`);
  };

  return useDocumentActions({
    kind: 'quote',
    document: quote,
    commands: {
      isSending: sending.loading || resending.loading,
      send,
      resend,
      duplicate: async (copied) => (await duplicate({ variables: copied })).data?.duplicateQuote.id,
      void: voidIt,
      delete: remove,
    },
    consequences: {
      givenByHand: `Nothing is emailed: give ${customer.name} the PDF or the link yourself. They can accept it at the link.`,
      voided: `${customer.name} can no longer accept it, and its link stops working. Its number won’t be reused.`,
    },
    linkLabel: 'Copy link',
    others: {
      CONVERT: {
        label: 'Convert to invoice',
        icon: IconFileInvoice,
        onClick: convertToInvoice,
        busy: converting.loading,
      },
    },
  });
}
