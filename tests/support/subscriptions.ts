import { createClient } from 'graphql-ws';
import { expect, onTestFinished, vi } from 'vitest';
import WebSocket from 'ws';
import type { GraphQLPerson, Refused } from './person.ts';

// biome-ignore lint/suspicious/noExplicitAny: what a subscription answers is known to the test that wrote it
type Data = any;

/** A subscriber and its events. */
export class Subscription {
  /** All events so far, in order. */
  readonly received: Data[] = [];
  errors: Refused[] = [];
  hasBegun = false;
  hasEnded = false;
  private taken = 0;

  /** Waits for the next event. */
  async next(): Promise<Data> {
    const place = this.taken++;
    await vi.waitFor(() => expect(this.received.length).toBeGreaterThan(place), { timeout: 60_000, interval: 10 });
    expect(this.errors).toEqual([]);
    return this.received[place];
  }

  /** Waits until the server has completed or refused it. */
  async end(timeout = 5_000): Promise<void> {
    await vi.waitFor(() => expect(this.hasEnded).toBe(true), { timeout, interval: 10 });
  }
}

/** A node to connect to. */
interface Node {
  address: string;
}

/** Subscribes over a WebSocket and waits until the subscription is active. */
export async function subscribe(
  node: Node,
  person: GraphQLPerson,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Subscription> {
  const subscription = open(node, person, query, variables);
  await vi.waitFor(() => expect(subscription.hasBegun).toBe(true), { timeout: 60_000, interval: 10 });
  return subscription;
}

/** Expects a subscription to be refused with this code. */
export async function refusedSubscription(
  code: string,
  node: Node,
  person: GraphQLPerson,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<void> {
  const subscription = open(node, person, query, variables);
  await subscription.end();
  expect(subscription.errors.map(({ extensions }) => extensions.code)).toEqual([code]);
  expect(subscription.received).toEqual([]);
}

function open(
  { address }: Node,
  { accessToken }: GraphQLPerson,
  query: string,
  variables: Record<string, unknown>,
): Subscription {
  const subscription = new Subscription();
  const client = createClient({
    url: `${address.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken },
    retryAttempts: 0,
    on: {
      ping(received, payload) {
        if (received && payload?.listening) subscription.hasBegun = true;
      },
    },
  });
  onTestFinished(() => void client.dispose());
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
  return subscription;
}
