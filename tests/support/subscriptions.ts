import { type Client, createClient, type ExecutionResult } from 'graphql-ws';
import { expect, onTestFinished, vi } from 'vitest';
import WebSocket from 'ws';
import type { GraphQLPerson, Refused } from './person.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a subscription answers is known to the test that wrote it
type Data = any;

/** What one subscriber hears. */
export class Subscription {
  /** All events so far, in order. */
  readonly received: Data[] = [];
  errors: Refused[] = [];
  hasEnded = false;
  private taken = 0;

  /** The next event that was not asked for yet, once it has come. */
  async next(): Promise<Data> {
    const place = this.taken++;
    await vi.waitFor(() => expect(this.received.length).toBeGreaterThan(place), { timeout: 5_000, interval: 10 });
    expect(this.errors).toEqual([]);
    return this.received[place];
  }

  /** Waits until the server has ended it, or refused it. */
  async end(): Promise<void> {
    await vi.waitFor(() => expect(this.hasEnded).toBe(true), { timeout: 5_000, interval: 10 });
  }
}

/** Subscribes over a real WebSocket, and waits until the server listens on the subscriber's behalf. */
export async function subscribe(
  person: GraphQLPerson,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Subscription> {
  const client = connect(person);
  const subscription = new Subscription();
  client.subscribe<Data>(
    { query, variables },
    {
      next: ({ data, errors }) => {
        if (errors) subscription.errors.push(...(errors as unknown as Refused[]));
        else subscription.received.push(data);
      },
      error: (errors) => {
        subscription.errors = errors as Refused[];
        subscription.hasEnded = true;
      },
      complete: () => {
        subscription.hasEnded = true;
      },
    },
  );
  await settled(client);
  return subscription;
}

/** The one code that a subscription is refused with. */
export async function refusedSubscription(
  person: GraphQLPerson,
  code: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<void> {
  const subscription = await subscribe(person, query, variables);
  await subscription.end();
  expect(subscription.errors.map(({ extensions }) => extensions.code)).toEqual([code]);
  expect(subscription.received).toEqual([]);
}

function connect({ address, accessToken }: GraphQLPerson): Client {
  const client = createClient({
    url: `${address.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken },
    retryAttempts: 0,
  });
  onTestFinished(() => void client.dispose());
  return client;
}

/**
 * The protocol acknowledges no subscription. But the server takes messages up in their order, and this one is answered
 * only after a look into the database, as long a way as any subscription has to go.
 */
async function settled(client: Client): Promise<void> {
  for await (const { data } of client.iterate<ExecutionResult>({
    query: '{ portalInvoice(token: "none") { number } }',
  })) {
    expect(data).toEqual({ portalInvoice: null });
  }
}
