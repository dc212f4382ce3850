import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { type SubscriptionStatusQuery, useSubscriptionStatusLazyQuery } from '../identity.generated.ts';
import { sessionStore } from './sessionStore.ts';

type SubscriptionStatus = Omit<SubscriptionStatusQuery['subscriptionStatus'], '__typename'>;

/** What a person may count on where the check fails (spec, point 8). */
const unknown: SubscriptionStatus = {
  subscribed: false,
  planTier: 'FREE_TRIAL',
  subscriptionEnd: null,
  isBetaTester: false,
  betaAccessEndsAt: null,
  isTeamMember: false,
};

const Status = createContext(unknown);
export const useSubscriptionStatus = () => useContext(Status);

/** Asks for the subscription a tick after each sign-in and refresh, and forgets it on signing out (spec, point 4). */
export function SubscriptionStatusProvider({ children }: { children: ReactNode }) {
  const [status, setStatus] = useState(unknown);
  const [check] = useSubscriptionStatusLazyQuery({ fetchPolicy: 'no-cache' });

  useEffect(
    () =>
      sessionStore.onEvent((event) => {
        if (event === 'SIGNED_OUT') return setStatus(unknown);
        setTimeout(async () => {
          const { data, error } = await check();
          if (error) console.error('The subscription could not be checked', error);
          setStatus(data?.subscriptionStatus ?? unknown);
        });
      }),
    [check],
  );

  return <Status value={status}>{children}</Status>;
}
