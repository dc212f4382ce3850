import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { dataOwner, sessionStore } from '#client/features/identity/index.ts';
import { preloads } from '#client/graphql/preloads.ts';
import { retryLink } from '#client/graphql/retryLink.ts';
import { network } from '#client/ui/device/network.ts';
import { cachePersistence } from '../offline/cachePersistence.ts';
import { authLink } from './authLinks.ts';
import { createCache } from './cache.ts';
import { liveLink } from './liveLink.ts';
import { refetchEvents } from './refetchEvents.ts';
import { stepUpLink } from './stepUpLink.ts';

export function createApolloClient() {
  const cache = createCache();
  cachePersistence.attach(cache);
  const http = new HttpLink({
    uri: '/graphql',
    fetch: (address, options) => network.noting(fetch(address, options)),
    headers: { 'apollo-require-preflight': 'true' },
  });
  const requests = ApolloLink.from([retryLink, stepUpLink, authLink, http]);
  const client = new ApolloClient({
    cache,
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      liveLink,
      // cachePersistence.link comes before preloads.link, so that a preloaded response is persisted only when a screen takes it
      // and it is in the cache.
      ApolloLink.from([cachePersistence.link, preloads.link, requests]),
    ),
    refetchEventManager: refetchEvents,
    // Screens render cached data at once and revalidate it; later renders read from the cache. The `listening` event
    // does not refetch: LiveActivity.tsx refetches only if it finds activities that were missed.
    defaultOptions: {
      watchQuery: {
        fetchPolicy: 'cache-and-network',
        nextFetchPolicy: 'cache-first',
        refetchOn: { listening: false },
      },
    },
  });

  preloads.attach(client, requests, async () => {
    await sessionStore.whenKnown();
    return sessionStore.session !== undefined;
  });

  // Cached data must not leak between users, businesses or roles.
  let last = sessionStore.session;
  sessionStore.subscribe(() => {
    const { session: next } = sessionStore;
    const isOther = last?.user.id !== next?.user.id || last?.viewer.businessId !== next?.viewer.businessId;
    // Reloads the document, so that form input is discarded too.
    if (last && next && isOther) location.replace('/dashboard');
    else if (last && next && dataOwner(last) !== dataOwner(next)) client.resetStore().catch(() => undefined);
    else if (last && !next) client.clearStore();
    last = next;
  });
  return client;
}
