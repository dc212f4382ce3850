import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import Stripe from 'stripe';
import { expect } from 'vitest';
import { newAccount } from '#server/features/onlinePayments/accountFacts.ts';
import { createStripe } from '#server/platform/stripe/createStripe.ts';
import { Store, stripeSandbox } from '#server/stripeSandbox/index.ts';
import { cleanUpAfterFile } from './cleanup.ts';
import { createTestDatabase } from './database.ts';

const SECRET_KEY = 'sk_test_sandbox_of_the_tests';

export interface TestStripe {
  /** Stripe's library, connected to the sandbox. */
  stripe: Stripe;
  /** The sandbox's address. */
  address: string;
  /** The events that each endpoint accepted, with verified signatures. */
  heard: {
    platform: Stripe.Event[];
    connect: Stripe.Event[];
    thin: { type: string; related_object: { id: string } }[];
  };
  /** Sets the endpoints' response. */
  answerWith(status: number): void;
  /** Submits a form like a browser, without following redirects. */
  submit(url: string, fields?: Record<string, string>): Promise<{ status: number; location: string; text: string }>;
  open(url: string): Promise<{ status: number; text: string }>;
  moveClock(seconds: number): void;
  /** Presses a button of the control page; resolves when the action is complete. */
  control(deed: string, id?: string): Promise<void>;
  close(): Promise<void>;
  /** Creates a connected account that can accept payments. */
  connect(name?: string): Promise<string>;
}

interface Shared {
  databaseUrl?: string;
}

/** Starts the sandbox on its own port and path, with two webhook endpoints. */
export async function startStripeSandbox({ databaseUrl }: Shared = {}): Promise<TestStripe> {
  const heard: TestStripe['heard'] = { platform: [], connect: [], thin: [] };
  const secrets = { platform: 'whsec_of_the_platform', connect: 'whsec_of_connect', thin: 'whsec_of_thin' };
  let status = 200;
  let ahead = 0;
  const failures: string[] = [];

  const listener = createServer(async (request, response) => {
    const kind = request.url === '/connect' ? 'connect' : request.url === '/thin' ? 'thin' : 'platform';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const signature = String(request.headers['stripe-signature']);
    if (kind === 'thin') {
      stripe.parseEventNotification(body, signature, secrets.thin);
      if (status === 200) heard.thin.push(JSON.parse(body.toString()));
    } else {
      const event = Stripe.webhooks.constructEvent(body, signature, secrets[kind]);
      if (status === 200) heard[kind].push(event);
    }
    response.writeHead(status).end();
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const hooks = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;

  const clock = () => new Date(Date.now() + ahead * 1000);
  const store = await Store.open(databaseUrl ?? (await createTestDatabase()), clock);
  const app = fastify();
  // Records server errors, which the library would retry silently.
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode >= 500) failures.push(`${request.method} ${request.url}`);
  });
  let origin = '';
  await app.register(stripeSandbox, {
    prefix: '/sandbox/stripe',
    store,
    baseUrl: () => `${origin}/sandbox/stripe`,
    secretKey: SECRET_KEY,
    platformName: 'Whorl',
    webhookEndpoints: () => [
      { url: `${hooks}/platform`, secret: secrets.platform, connect: false },
      { url: `${hooks}/connect`, secret: secrets.connect, connect: true },
      { url: `${hooks}/thin`, secret: secrets.thin, connect: false, thin: true },
    ],
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const close = async () => {
    await app.close();
    listener.close();
    listener.closeAllConnections();
  };
  cleanUpAfterFile(async () => {
    await close();
    expect(failures).toEqual([]);
  });

  const address = `${origin}/sandbox/stripe`;
  const stripe = createStripe({ secretKey: SECRET_KEY, apiBase: () => address });
  const submit: TestStripe['submit'] = async (url, fields = {}) => {
    const answer = await fetch(new URL(url, origin), {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    return { status: answer.status, location: answer.headers.get('location') ?? '', text: await answer.text() };
  };
  return {
    stripe,
    address,
    submit,
    close,
    heard,
    answerWith: (next) => {
      status = next;
    },
    moveClock: (seconds) => {
      ahead += seconds;
    },
    async open(url) {
      const answer = await fetch(new URL(url, origin));
      return { status: answer.status, text: await answer.text() };
    },
    async control(deed, id) {
      const { status: done } = await submit(`${address}/control/${deed}`, id ? { id } : {});
      if (done !== 303) throw new Error(`${deed} ${id ?? ''} was answered with ${done}`);
    },
    async connect(name = 'Ruiz Mobile Notary') {
      const account = await stripe.v2.core.accounts.create(newAccount({ name, email: null }, {}));
      const urls = { refresh_url: 'https://whorl.example/refresh', return_url: 'https://whorl.example/return' };
      const link = await stripe.v2.core.accountLinks.create({
        account: account.id,
        use_case: { type: 'account_onboarding', account_onboarding: urls },
      });
      await submit(link.url, { identity: 'done', bank: 'done', terms: 'done' });
      return account.id;
    },
  };
}
