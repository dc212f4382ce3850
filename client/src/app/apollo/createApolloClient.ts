import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { dataOwner, sessionStore } from '#client/features/identity/index.ts';
import { preloads } from '#client/graphql/preloads.ts';
import { retryLink } from '#client/graphql/retryLink.ts';
import { network } from '#client/ui/device/network.ts';
import { lastSeen } from '../offline/lastSeen.ts';
import { authLink } from './authLinks.ts';
import { createCache } from './cache.ts';
import { liveLink } from './liveLink.ts';
import { refetchEvents } from './refetchEvents.ts';
import { stepUpLink } from './stepUpLink.ts';

export function createApolloClient() {
  const cache = createCache();
  lastSeen.attach(cache);
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
      // An answer is kept once the app has it: one that came early waits for its page, and is in no cache before.
      ApolloLink.from([lastSeen.link, preloads.link, requests]),
    ),
    refetchEventManager: refetchEvents,
    // A screen shows at once what is known and asks whether it is still so; later renders rely on the cache.
    // The dashboard's screens ask again after its first listening only where something has happened (live/LiveActivity.tsx).
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

  // Nothing of one person is shown to the next, of one business in another, or of a role to who has it no more.
  let last = sessionStore.session;
  sessionStore.subscribe(() => {
    const { session: next } = sessionStore;
    const isOther = last?.user.id !== next?.user.id || last?.viewer.businessId !== next?.viewer.businessId;
    // What is being typed goes too.
    if (last && next && isOther) location.replace('/dashboard');
    else if (last && next && dataOwner(last) !== dataOwner(next)) client.resetStore().catch(() => undefined);
    else if (last && !next) client.clearStore();
    last = next;
  });
  return client;
}
