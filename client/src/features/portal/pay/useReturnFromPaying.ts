import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { notify } from '#client/ui/feedback/notify.tsx';

/** Not `session_id`: that is a professional's return from choosing a plan, and leaves the address by itself. */
const PARAMETER = 'payment';
/** Set where the customer turned back before paying; else the processor's page is named. */
const CANCELED = 'canceled';

interface ReturnOptions {
  skip: boolean;
  /** Has the processor asked how it went, and shows it. */
  settle: (sessionId: string) => Promise<unknown>;
}

/** A customer who comes back from paying sees how it went at once: the processor is asked, and the address forgets the return. */
export function useReturnFromPaying({ skip, settle }: ReturnOptions): void {
  const [query, setQuery] = useSearchParams();
  const returned = query.get(PARAMETER);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return
  useEffect(() => {
    if (!returned || skip) return;
    const told = returned === CANCELED ? sayNothingWasPaid() : settle(returned).catch(sayItIsLookedUp);
    Promise.resolve(told).finally(() => setQuery((rest) => without(rest), { replace: true }));
  }, [returned, skip]);
}

const sayNothingWasPaid = () =>
  notify.info({ title: 'You weren’t charged', text: 'You left before paying. You can pay anytime.' });

const sayItIsLookedUp = () =>
  notify.info({
    title: 'Checking your payment',
    text: 'It will show here once Stripe confirms it.',
  });

function without(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(PARAMETER);
  return rest;
}
