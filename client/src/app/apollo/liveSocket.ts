import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { dataOwner, sessionStore } from '#client/features/identity/index.ts';
import { network } from '#client/ui/device/network.ts';
import { waitForNetwork } from '#client/ui/device/waitForNetwork.ts';
import { firstListening, socketLost, socketSettled } from './connectionStatus.ts';
import { refetchEvents } from './refetchEvents.ts';

const PING_MS = 15_000;
const PONG_MS = 5_000;
const LONGEST_WAIT_MS = 5_000;

const address = () => `${location.origin.replace(/^http/, 'ws')}/graphql`;

/**
 * Exponential backoff with jitter, so that clients do not all reconnect at once; ends early when the network returns.
 */
const waitToRetry = (retries: number) => {
  const longest = Math.min(500 * 2 ** retries, LONGEST_WAIT_MS);
  return waitForNetwork(longest * (0.5 + Math.random() / 2));
};

/** Creates the live connection: opened with the first subscription and reconnected after every outage. */
export function createLiveSocket() {
  let pongTimeout: ReturnType<typeof setTimeout> | undefined;
  let isReconnected = false;

  /**
   * Called when the server confirms the subscription. No events are missed from now on, but some may have been before.
   */
  function onListening() {
    firstListening.resolve();
    refetchEvents.emit(isReconnected ? 'reconnected' : 'listening');
  }

  const client = createClient({
    url: address,
    lazy: true,
    lazyCloseTimeout: 3_000,
    keepAlive: PING_MS,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: waitToRetry,
    connectionParams: async () => ({ accessToken: await sessionStore.accessToken() }),
    on: {
      connected: (_socket, _payload, wasRetry) => {
        network.answered();
        socketSettled();
        isReconnected = wasRetry;
      },
      closed: (event) => {
        clearTimeout(pongTimeout);
        if ((event as CloseEvent).code === 1000) socketSettled();
        else socketLost();
      },
      ping: (received, payload) => {
        // A socket may stay open but dead after a phone changes networks; a ping without a pong closes it.
        if (!received) pongTimeout = setTimeout(() => client.terminate(), PONG_MS);
        else if (payload?.listening) onListening();
      },
      pong: (received) => {
        if (!received) return;
        network.answered();
        clearTimeout(pongTimeout);
      },
    },
  });

  // The server authenticates a socket once, when it opens; reconnect when the user, business or role changes.
  let owner = currentOwner();
  sessionStore.onEvent(() => {
    const next = currentOwner();
    if (next !== owner) client.terminate();
    owner = next;
  });
  return new GraphQLWsLink(client);
}

const currentOwner = () => sessionStore.session && dataOwner(sessionStore.session);
