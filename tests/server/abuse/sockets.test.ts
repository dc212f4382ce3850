import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import WebSocket from 'ws';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { Crowd, localAddresses, MANNERS } from '#tests/support/crowd.ts';
import { introduced } from '#tests/support/introduced.ts';
import type { GraphQLPerson } from '#tests/support/person.ts';
import { subscribe } from '#tests/support/subscriptions.ts';

const IN_ALL = 800;
const PER_ADDRESS = 30;
/** On which nothing was asked yet. */
const NEWCOMERS_PER_ADDRESS = 10;
const ADDRESSES_EACH = 4;
const CROWD = 200;

let app: TestApp;
let dana: GraphQLPerson;
let port: number;
let addresses: string[];

beforeAll(async () => {
  app = await startTestApp({
    TRUST_PROXY: 'none',
    MAX_CONNECTIONS: String(IN_ALL),
    MAX_CONNECTIONS_PER_ADDRESS: String(PER_ADDRESS),
    REQUEST_SECONDS: '1',
    IDLE_SOCKET_SECONDS: '1',
  });
  dana = await app.professional();
  port = Number(new URL(app.address).port);
  addresses = await localAddresses(MANNERS.length * ADDRESSES_EACH, port);
});

const counted = () =>
  new Promise<number>((resolve) => app.http.server.getConnections((_error, count) => resolve(count ?? 0)));

describe('of hundreds of connections that are opened and left', () => {
  it('a few are taken, for a moment, whatever they do, and there is room for whoever comes from elsewhere', async (test) => {
    if (addresses.length === 0) return test.skip('this machine has one address alone');
    const before = await counted();
    const crowds = await Promise.all(
      MANNERS.map((manner, at) =>
        Crowd.gather({
          port,
          count: CROWD,
          addresses: addresses.slice(at * ADDRESSES_EACH, (at + 1) * ADDRESSES_EACH),
          manner,
        }),
      ),
    );
    onTestFinished(() => {
      for (const crowd of crowds) crowd.leave();
    });
    expect(await counted()).toBeLessThanOrEqual(before + MANNERS.length * ADDRESSES_EACH * NEWCOMERS_PER_ADDRESS);
    for (const crowd of crowds) expect(crowd.most).toBeGreaterThanOrEqual(NEWCOMERS_PER_ADDRESS);
    expect((await dana.ask('{ me { id } }')).me.id).toBeTruthy();
    for (const crowd of crowds) await expect.poll(() => crowd.size, { timeout: 60_000 }).toBe(0);
    expect((await dana.ask('{ me { id } }')).me.id).toBeTruthy();
  });

  it('those on which something was asked make room for others from there', async (test) => {
    const [localAddress] = addresses;
    if (!localAddress) return test.skip('this machine has one address alone');
    for (let count = 0; count < 2 * NEWCOMERS_PER_ADDRESS; count += 1) {
      const agent = new Agent({ keepAlive: true, localAddress });
      onTestFinished(() => agent.destroy());
      const [response] = await once(get(`${app.address}/healthz`, { agent }), 'response');
      expect(response.statusCode).toBe(200);
      await readText(response);
    }
    expect(await counted()).toBeGreaterThanOrEqual(2 * NEWCOMERS_PER_ADDRESS);
  });

  it('there are never more in all than are set', async (test) => {
    if (addresses.length === 0) return test.skip('this machine has one address alone');
    const many = await localAddresses(Math.ceil((2 * IN_ALL) / NEWCOMERS_PER_ADDRESS), port);
    const crowd = await Crowd.gather({ port, count: 2 * IN_ALL, addresses: many, manner: 'says nothing' });
    onTestFinished(() => crowd.leave());
    expect(await counted()).toBeLessThanOrEqual(IN_ALL);
    await expect.poll(() => crowd.size, { timeout: 60_000 }).toBe(0);
  });
});

/** Sends bytes; answers the first line that comes back, or nothing where the line is cut. */
async function answerTo(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(text);
  let answer = '';
  socket.on('data', (bytes) => {
    answer += bytes;
  });
  socket.on('error', () => undefined);
  await once(socket, 'close');
  return answer.split('\r\n')[0] ?? '';
}

describe('a request that does not come to its end', () => {
  it('is hung up on', async () => {
    const post = 'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
    const halves = {
      nothing: '',
      'half its headers': post,
      'half its body': `${post}content-length: 100\r\n\r\n{`,
      'half a piece': `${post}transfer-encoding: chunked\r\n\r\n10\r\n{`,
    };
    const answers = await Promise.all(Object.values(halves).map((half) => answerTo(half)));
    expect(answers).toEqual(Object.values(halves).map(() => 'HTTP/1.1 408 Request Timeout'));
  });

  it('or is smuggled behind another is refused', async () => {
    const both =
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n';
    expect(await answerTo(both)).toBe('HTTP/1.1 400 Bad Request');
  });
});

describe('a WebSocket', () => {
  it.each([
    ['a message of 10 MB', 1009, 'x'.repeat(10_000_000)],
    ['what is no message', 4400, 'nonsense'],
    [
      'a subscription before its introduction',
      4401,
      JSON.stringify({ id: '1', type: 'subscribe', payload: { query: '{ me { id } }' } }),
    ],
  ])('that sends %s is closed with %i', async (_what, code, message) => {
    const socket = new WebSocket(`${app.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    onTestFinished(() => socket.terminate());
    await once(socket, 'open');
    const closed = once(socket, 'close');
    socket.on('error', () => undefined);
    socket.send(message);
    expect((await closed)[0]).toBe(code);
  });

  it('that sends 10 MB is not listened to until their end', async () => {
    const socket = new WebSocket(`${app.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    onTestFinished(() => socket.terminate());
    await once(socket, 'open');
    socket.on('error', () => undefined);
    const failure = await new Promise((resolve) => socket.send('x'.repeat(10_000_000), resolve));
    expect(failure).toBeInstanceOf(Error);
  });

  it('that introduces itself and asks for nothing is closed, one that listens is not', async () => {
    const listening = await subscribe(app, dana, 'subscription { activity { id } }');
    const { socket } = await introduced(app, dana);
    const [code] = await once(socket, 'close');
    expect(code).toBe(1000);
    expect(listening.hasEnded).toBe(false);
  });

  it('of a page of another site, or one too many from an address, is turned away', async () => {
    const turnedAway = async (headers: Record<string, string>) => {
      const socket = new WebSocket(`${app.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers });
      const [, response] = (await Promise.race([
        once(socket, 'unexpected-response'),
        once(socket, 'open').then(() => [undefined, { statusCode: 101 }]),
      ])) as [unknown, { statusCode: number }];
      socket.on('error', () => undefined);
      socket.terminate();
      return response.statusCode;
    };
    expect(await turnedAway({ origin: 'https://evil.example' })).toBe(403);
    expect(await turnedAway({ origin: 'null' })).toBe(403);
    expect(await turnedAway({ origin: app.address })).toBe(101);
  });
});

it('behind a proxy that is trusted WebSockets are counted by where they come from, and its own connections are not', async () => {
  const behind = await startTestApp({ MAX_CONNECTIONS_PER_ADDRESS: '3' });
  const open = async (network: string): Promise<number | string> => {
    const socket = new WebSocket(`${behind.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      headers: { 'x-forwarded-for': network },
    });
    onTestFinished(() => socket.terminate());
    socket.on('error', () => undefined);
    const opened = once(socket, 'open').then(() => 'open' as const);
    const refused = once(socket, 'unexpected-response').then(
      ([, response]) => (response as { statusCode: number }).statusCode,
    );
    return Promise.race([opened, refused]);
  };
  const answers = [];
  for (const network of ['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2'])
    answers.push(await open(network));
  expect(answers).toEqual(['open', 'open', 'open', 429, 'open']);
  const sockets: Socket[] = [];
  for (let count = 0; count < 10; count += 1) {
    const socket = connect(Number(new URL(behind.address).port), '127.0.0.1');
    sockets.push(socket);
    await once(socket, 'connect');
  }
  expect((await fetch(`${behind.address}/healthz`)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});
