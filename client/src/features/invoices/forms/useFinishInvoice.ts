import { useNavigate } from 'react-router';
import { notify } from '#client/ui/feedback/notify.tsx';
import { useSendInvoiceMutation } from '../invoices.generated.ts';

interface SavedInvoice {
  id: string;
  number: string;
  customer: { name: string };
}

/** What follows saving: sends the invoice where that was asked for, and shows it. A draft that could not be sent stays one. */
export function useFinishInvoice() {
  const navigate = useNavigate();
  const [send] = useSendInvoiceMutation();

  return async ({ id, number, customer }: SavedInvoice, then: 'keep' | 'send') => {
    try {
      if (then === 'send') await send({ variables: { id } });
      notify.success({
        title: then === 'send' ? `Invoice ${number} sent to ${customer.name}` : `Draft ${number} saved`,
      });
    } catch (error) {
      notify.failure(`Draft ${number} is saved, but was not sent`, error);
    }
    navigate(`/dashboard/invoices/${id}`, { replace: true });
  };
}
