import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { dataOwner, sessionStore } from '#client/features/identity/index.ts';
import { network } from '#client/ui/device/network.ts';
import { networkOrAWhile } from '#client/ui/device/networkOrAWhile.ts';
import { firstListening, socketLost, socketSettled } from './connectionStatus.ts';
import { refetchEvents } from './refetchEvents.ts';

const PING_MS = 15_000;
const PONG_MS = 5_000;
const LONGEST_WAIT_MS = 5_000;

const address = () => `${location.origin.replace(/^http/, 'ws')}/graphql`;

/** Waits longer each time, by a random part so that not everybody comes back at once; not past the network's return. */
const waitToRetry = (retries: number) => {
  const longest = Math.min(500 * 2 ** retries, LONGEST_WAIT_MS);
  return networkOrAWhile(longest * (0.5 + Math.random() / 2));
};

/** The live connection: opened for the first subscription, kept up through every outage. */
export function createLiveSocket() {
  let silence: ReturnType<typeof setTimeout> | undefined;
  let isBack = false;

  /** The server says that it listens for us: from now on nothing is missed, but something may have been before. */
  function begun() {
    firstListening.resolve();
    refetchEvents.emit(isBack ? 'reconnected' : 'listening');
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
        isBack = wasRetry;
      },
      closed: (event) => {
        clearTimeout(silence);
        if ((event as CloseEvent).code === 1000) socketSettled();
        else socketLost();
      },
      ping: (received, payload) => {
        // A phone that changes networks may keep a dead socket open: a ping without an answer ends it.
        if (!received) silence = setTimeout(() => client.terminate(), PONG_MS);
        else if (payload?.listening) begun();
      },
      pong: (received) => {
        if (!received) return;
        network.answered();
        clearTimeout(silence);
      },
    },
  });

  // The connection speaks for whoever opened it, with the rights that they had then.
  let owner = currentOwner();
  sessionStore.onEvent(() => {
    const next = currentOwner();
    if (next !== owner) client.terminate();
    owner = next;
  });
  return new GraphQLWsLink(client);
}

const currentOwner = () => sessionStore.session && dataOwner(sessionStore.session);
