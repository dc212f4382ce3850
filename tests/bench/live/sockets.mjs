import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { tokenOf } from '../../support/portal.ts';

const MEMBER =
  'subscription { invoicePayment { invoice { id status balanceCents } payment { id status method amountCents } } }';
const CUSTOMER =
  'subscription ($token: String!) { portalInvoice(token: $token) { status balanceCents payments { amountCents } } }';
/** One in ten is a customer who has the invoice's page open. */
const CUSTOMERS_SHARE = 0.1;

/** So many sockets over these businesses, all of them listening. `onPayment` is told of a professional's messages. */
export async function openSockets(url, businesses, count, onPayment) {
  const address = `${url.replace('http', 'ws')}/graphql`;
  const customers = Math.round(count * CUSTOMERS_SHARE);
  const counts = new Map(businesses.map(({ id }) => [id, 0]));
  const opened = [];
  for (let index = 0; index < count; index += 1) {
    const business = businesses[index % businesses.length];
    if (index < customers) {
      const token = tokenOf(business.invoice);
      opened.push(listen(address, {}, { query: CUSTOMER, variables: { token } }, () => undefined));
      continue;
    }
    counts.set(business.id, counts.get(business.id) + 1);
    const heard = new Set();
    const params = { accessToken: business.person.accessToken };
    opened.push(
      listen(address, params, { query: MEMBER }, ({ invoicePayment: { payment } }) => {
        if (heard.has(payment.id)) return;
        heard.add(payment.id);
        onPayment(payment.amountCents);
      }),
    );
  }
  const clients = await Promise.all(opened);
  return {
    customers,
    members: count - customers,
    of: (businessId) => counts.get(businessId),
    close: () => {
      for (const client of clients) client.dispose();
    },
  };
}

/** Resolves once it is connected and has subscribed. */
export function listen(url, connectionParams, operation, onData) {
  return new Promise((resolve, reject) => {
    const client = createClient({
      url,
      webSocketImpl: WebSocket,
      connectionParams,
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: reject,
      on: {
        // The server answers in order: once it answers a ping, it has begun the subscription that was asked for before it.
        connected: (socket) => {
          client.subscribe(operation, {
            next: ({ data, errors }) => {
              if (errors) throw new Error(JSON.stringify(errors));
              onData(data);
            },
            error: reject,
            complete: () => undefined,
          });
          setImmediate(() => socket.send(JSON.stringify({ type: 'ping' })));
        },
        pong: (received) => received && resolve(client),
      },
    });
  });
}
