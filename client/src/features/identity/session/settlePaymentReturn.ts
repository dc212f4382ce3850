import { requestGraphQL } from '#client/graphql/requestGraphQL.ts';
import { isTransientFailure } from '#client/graphql/retryPolicy.ts';
import { afterPaymentReturn, withoutPaymentReturn } from './paymentReturn.ts';
import { SubscriptionStatusDocument } from './session.generated.ts';
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
    await requestGraphQL(
      SubscriptionStatusDocument,
      {},
      { isRetryable: isTransientFailure, accessToken: session.accessToken },
    );
  } catch (error) {
    console.error('The subscription could not be checked', error);
  }
}
