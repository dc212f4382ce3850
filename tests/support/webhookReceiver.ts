import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, vi } from 'vitest';

interface ReceivedWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Somebody's server that webhooks go to. It takes all, unless told to answer otherwise. */
export interface WebhookReceiver {
  url: string;
  /** In the order in which they came. */
  received: ReceivedWebhook[];
  answer(write: (response: ServerResponse) => void): void;
  /** What the last message says, once so many have come and where the specification's own library finds its signature right. */
  verified(secret: string, count?: number): Promise<Record<string, unknown>>;
}

const takes = (response: ServerResponse) => void response.end('Thank you');

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  let answer = takes;
  const server = createServer(async (request, response) => {
    received.push({ path: request.url ?? '', headers: request.headers, body: await text(request) });
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answer: (write) => {
      answer = write;
    },
    async verified(secret, count = received.length || 1) {
      await vi.waitUntil(() => received.length >= count, { timeout: 20_000, interval: 10 });
      const { body, headers } = received[count - 1]!;
      return verify(secret, body, headers);
    },
  };
}

/** Throws where the signature is not by this secret, or not of now. */
export const verify = (secret: string, body: string, headers: IncomingHttpHeaders) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as Record<string, unknown>;
