import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { notify } from '#client/ui/feedback/notify.tsx';
import { PortalInvoiceDocument, useSettlePortalPaymentMutation } from '../portal.generated.ts';

/** Not `session_id`: that is a professional's return from choosing a plan, and leaves the address by itself. */
const PARAMETER = 'payment';

/** A customer who comes back from paying sees how it went at once: the processor is asked, and the address forgets the return. */
export function useReturnFromPaying(token: string, { skip }: { skip: boolean }): void {
  const [query, setQuery] = useSearchParams();
  const [settle] = useSettlePortalPaymentMutation();
  const sessionId = query.get(PARAMETER);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return
  useEffect(() => {
    if (!sessionId || skip) return;
    settle({
      variables: { token, sessionId },
      update: (cache, { data }) => {
        if (!data) return;
        const portalInvoice = data.settlePortalPayment;
        cache.writeQuery({ query: PortalInvoiceDocument, variables: { token }, data: { portalInvoice } });
      },
    })
      .catch(() =>
        notify.info({
          title: 'Your payment is being looked up',
          text: 'It shows here as soon as Stripe has confirmed it.',
        }),
      )
      .finally(() => setQuery((rest) => without(rest), { replace: true }));
  }, [sessionId, skip]);
}

function without(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(PARAMETER);
  return rest;
}
