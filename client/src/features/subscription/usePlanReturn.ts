import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';
import { useRefreshSubscription } from '#client/features/identity/index.ts';
import { notify } from '#client/ui/feedback/notify.tsx';
import { PlanOverviewDocument, useRefreshPlanMutation } from './plans.generated.ts';

/** Set by Stripe's page on the way back: from the billing portal, and from having bought a plan. */
const FROM_PORTAL = 'billing';
const FROM_CHECKOUT = 'session_id';

/** Whoever comes back sees how the plan stands, without waiting for Stripe to tell. */
export function usePlanReturn(): void {
  const [query, setQuery] = useSearchParams();
  const isReturn = query.has(FROM_PORTAL) || query.has(FROM_CHECKOUT);
  const [refreshPlan] = useRefreshPlanMutation({
    refetchQueries: [PlanOverviewDocument],
    awaitRefetchQueries: true,
  });
  const refreshSubscription = useEffectEvent(useRefreshSubscription());
  // The return from buying is forgotten by whoever awaits it on every screen.
  const forget = useEffectEvent(() => {
    if (query.has(FROM_PORTAL)) setQuery(withoutReturn, { replace: true });
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each return
  useEffect(() => {
    if (!isReturn) return;
    let isHere = true;
    refreshPlan()
      .then(() => refreshSubscription())
      .catch(() =>
        notify.info({
          title: 'Checking your plan',
          text: 'It will show here once Stripe confirms it.',
        }),
      )
      .finally(() => isHere && forget());
    return () => {
      isHere = false;
    };
  }, [isReturn]);
}

function withoutReturn(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  rest.delete(FROM_PORTAL);
  return rest;
}
