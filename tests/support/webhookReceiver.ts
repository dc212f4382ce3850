import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

interface ReceivedWebhook {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A server that receives webhooks, with status 200 by default. */
export interface WebhookReceiver {
  url: string;
  /** In order of arrival. */
  received: ReceivedWebhook[];
  /** Answers every message from now on by this, which may also hold the answer back. */
  answer(write: (response: ServerResponse, body: string) => void): void;
  /** Waits until so many messages have come. */
  until(count: number): Promise<void>;
  /** Waits for the n-th message and returns its content, verified by the specification's library. */
  verified(secret: string, place: number): Promise<Record<string, unknown>>;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const news = new EventEmitter();
  let answer = (response: ServerResponse, _body: string): void => {
    response.end('Thank you');
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    received.push({ path: request.url ?? '', headers: request.headers, body });
    answer(response, body);
    news.emit('received');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Does not keep the process alive.
  server.unref();
  const until = async (count: number) => {
    while (received.length < count) await once(news, 'received');
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answer: (write) => {
      answer = write;
    },
    until,
    async verified(secret, place) {
      await until(place);
      const { body, headers } = received[place - 1]!;
      return verify(secret, body, headers);
    },
  };
}

/** Throws if the signature is invalid or outdated. */
export const verify = (secret: string, body: string, headers: IncomingHttpHeaders) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as Record<string, unknown>;
