import { ApolloLink, CombinedGraphQLErrors, Observable } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { sessionStore } from '#client/features/identity/index.ts';

/** Adds the access token to requests, refreshing it first if it has expired. */
const sendToken = new SetContextLink(async ({ headers }) => {
  const token = await sessionStore.accessToken();
  return token ? { headers: { ...headers, authorization: `Bearer ${token}` } } : {};
});

const isUnauthenticated = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');

/** Refreshes the session once and retries when the server rejects the access token, which may have just expired. */
const retryRefreshed = new ErrorLink(({ error, operation, forward }) => {
  if (!isUnauthenticated(error) || operation.getContext().wasRefreshed) return;
  if (sessionStore.getState().status !== 'signedIn') return;
  operation.setContext({ wasRefreshed: true });
  return new Observable((observer) => {
    let retry: { unsubscribe(): void } | undefined;
    sessionStore.refresh().then(
      (session) => {
        if (session) retry = forward(operation).subscribe(observer);
        else observer.error(error);
      },
      () => observer.error(error),
    );
    return () => retry?.unsubscribe();
  });
});

export const authLink = ApolloLink.from([retryRefreshed, sendToken]);
