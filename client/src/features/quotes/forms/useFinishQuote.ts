import { useNavigate } from 'react-router';
import { notify } from '#client/ui/feedback/notify.tsx';
import { useSendQuoteMutation } from '../quotes.generated.ts';

interface SavedQuote {
  id: string;
  number: string;
  customer: { name: string };
}

/** What follows saving: sends the quote where that was asked for, and shows it. One that could not be sent is saved all the same. */
export function useFinishQuote() {
  const navigate = useNavigate();
  const [send] = useSendQuoteMutation();

  return async ({ id, number, customer }: SavedQuote, then: 'keep' | 'send') => {
    try {
      if (then === 'send') await send({ variables: { id } });
      notify.success({ title: then === 'send' ? `Quote ${number} sent to ${customer.name}` : `Quote ${number} saved` });
    } catch (error) {
      notify.failure(`Quote ${number} is saved, but was not sent`, error);
    }
    navigate(`/dashboard/quotes/${id}`, { replace: true });
  };
}
