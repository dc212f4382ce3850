import { print } from 'graphql';
import { SubscriptionStatusDocument } from '../identity.generated.ts';
import { afterPaymentReturn, withoutPaymentReturn } from './paymentReturn.ts';
import { sessionStore } from './sessionStore.ts';
import { signedInFlag } from './signedInFlag.ts';

/** usePaymentReturn's twin for a public page, which shows nothing of the subscription: the server is asked all the same. */
export function settlePaymentReturn(): void {
  afterPaymentReturn(refreshSubscription, () => {
    const query = withoutPaymentReturn(new URLSearchParams(location.search)).toString();
    history.replaceState(history.state, '', location.pathname + (query && `?${query}`) + location.hash);
  });
}

async function refreshSubscription(): Promise<void> {
  if (!signedInFlag.isSet()) return;
  try {
    const session = await sessionStore.refresh();
    if (!session) return;
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${session.accessToken}` },
      body: JSON.stringify({ query: print(SubscriptionStatusDocument) }),
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
  } catch (error) {
    console.error('The subscription could not be checked', error);
  }
}
