import { setTimeout as pause } from 'node:timers/promises';
import { inLanes } from '../../../support/lanes.ts';
import { listen } from '../sockets.mjs';
import { CUSTOMER, MEMBER } from './documents.mjs';

const LANES = 20;
const QUIET_MS = 3_000;

/**
 * As many sockets for each business, over all servers in turn: the last of each is a customer with an invoice's page open,
 * the others are its owner's. Each notes what it hears, and when.
 */
export async function openListeners(servers, businesses, each) {
  const listeners = businesses.flatMap((business) =>
    Array.from({ length: each }, (_, n) => ({
      business,
      // The turn begins elsewhere for each business, so that both servers have owners and customers alike.
      server: servers[(n + business.index) % servers.length],
      invoice: n === each - 1 ? business.watched : undefined,
      heard: [],
    })),
  );
  await inLanes(LANES, listeners, async (listener) => {
    const address = `${listener.server.url.replace('http', 'ws')}/graphql`;
    listener.client = await (listener.invoice ? asCustomer(address, listener) : asOwner(address, listener));
  });
  return {
    listeners,
    /** Until nobody has heard anything for a while: what has not come by then is missing. */
    async quiet() {
      const count = () => listeners.reduce((sum, { heard }) => sum + heard.length, 0);
      for (let before = -1; before < count(); ) {
        before = count();
        await pause(QUIET_MS);
      }
    },
    forget: () => {
      for (const listener of listeners) listener.heard = [];
    },
    close: () => {
      for (const { client } of listeners) client.dispose();
    },
  };
}

const asOwner = (address, listener) =>
  listen(address, { accessToken: listener.business.accessToken }, { query: MEMBER }, ({ activity }) =>
    listener.heard.push({ at: now(), id: activity.id }),
  );

const asCustomer = (address, listener) =>
  listen(address, {}, { query: CUSTOMER, variables: { token: listener.invoice.token } }, ({ portalInvoice }) =>
    listener.heard.push({ at: now(), number: portalInvoice.number, paidCents: portalInvoice.paidCents }),
  );

/** On the one clock of this machine, by which PostgreSQL dates commits too. */
export const now = () => performance.timeOrigin + performance.now();
