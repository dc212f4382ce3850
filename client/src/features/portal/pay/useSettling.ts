import {
  PortalInvoiceDocument,
  PortalQuoteDocument,
  useSettlePortalDepositMutation,
  useSettlePortalPaymentMutation,
} from '../portal.generated.ts';

/** Asks how the payment of an invoice stands, and shows the invoice as it is then. */
export function useSettledInvoice(token: string) {
  const [settle] = useSettlePortalPaymentMutation({
    update: (cache, { data }) => {
      const query = { query: PortalInvoiceDocument, variables: { token } };
      if (data) cache.writeQuery({ ...query, data: { portalInvoice: data.settlePortalPayment } });
    },
  });
  return (sessionId: string) => settle({ variables: { token, sessionId } });
}

/** The same for the deposit of a quote. */
export function useSettledQuote(token: string) {
  const [settle] = useSettlePortalDepositMutation({
    update: (cache, { data }) => {
      const query = { query: PortalQuoteDocument, variables: { token } };
      if (data) cache.writeQuery({ ...query, data: { portalQuote: data.settlePortalDeposit } });
    },
  });
  return (sessionId: string) => settle({ variables: { token, sessionId } });
}
