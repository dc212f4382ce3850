import { useApolloClient } from '@apollo/client/react';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { SubscriptionStatusDocument, type SubscriptionStatusQuery } from './session.generated.ts';
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

const Refresh = createContext<() => Promise<void>>(async () => undefined);
/** Asks for the subscription anew, where somebody is signed in. */
export const useRefreshSubscription = () => useContext(Refresh);

/** Whoever may work nowhere uses no plan. */
function isSignedIn(): boolean {
  const state = sessionStore.getState();
  return state.status === 'signedIn' && state.session.viewer.status === 'ACTIVE';
}

/** Asks for the subscription a tick after each sign-in and refresh, and forgets it on signing out (spec, point 4). */
export function SubscriptionStatusProvider({ children }: { children: ReactNode }) {
  const [status, setStatus] = useState(unknown);
  const client = useApolloClient();

  const refresh = useCallback(async () => {
    if (!isSignedIn()) return;
    const checked = await client.query({ query: SubscriptionStatusDocument, fetchPolicy: 'no-cache' }).then(
      ({ data }) => data!.subscriptionStatus,
      (error: unknown) => {
        console.error('The subscription could not be checked', error);
        return unknown;
      },
    );
    if (isSignedIn()) setStatus(checked);
  }, [client]);

  useEffect(() => {
    // The document's own script may have been quicker than this screen. Who is only known so far has a token later.
    if (sessionStore.session?.accessToken) setTimeout(refresh);
    return sessionStore.onEvent((event) => {
      if (event === 'SIGNED_OUT') setStatus(unknown);
      else setTimeout(refresh);
    });
  }, [refresh]);

  return (
    <Status value={status}>
      <Refresh value={refresh}>{children}</Refresh>
    </Status>
  );
}
