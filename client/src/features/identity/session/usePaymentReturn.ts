import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { afterPaymentReturn, isPaymentReturn, withoutPaymentReturn } from './paymentReturn.ts';
import { useRefreshSubscription } from './SubscriptionStatusProvider.tsx';

/** Checks the subscription where one comes back from paying, on whatever screen of the app. */
export function usePaymentReturn(): void {
  const [query, setQuery] = useSearchParams();
  const isReturn = isPaymentReturn(query);
  const refresh = useEffectEvent(useRefreshSubscription());
  // By then one may be on another screen.
  const forget = useEffectEvent(() => {
    if (isReturn) setQuery(withoutPaymentReturn, { replace: true });
  });
  useEffect(() => {
    if (isReturn)
      afterPaymentReturn(
        () => refresh(),
        () => forget(),
      );
  }, [isReturn]);
}
