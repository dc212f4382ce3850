import { gzipSync } from 'node:zlib';
import { getIntrospectionQuery } from 'graphql';
import WebSocket from 'ws';
import { Crowd, localAddresses, MANNERS } from '../../support/crowd.ts';

const times = (count, text) => Array.from({ length: count }, (_, at) => text(at)).join(' ');
const doubling = (count) =>
  `{ ...F0 } ${times(count, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`)} fragment F${count} on Query { me { id } }`;
const introspection = getIntrospectionQuery();
/** Whoever begins again knows none of the texts of those before. */
const begun = Date.now();
const LARGE = JSON.stringify({ query: '{ me { id } }', variables: { x: 'x'.repeat(10_000_000) } });
const BOMB = gzipSync(Buffer.alloc(100_000_000, ' '));

const json = { 'content-type': 'application/json' };

/** Posts so many bodies a second, whatever becomes of them; at the end tells how many were answered with which status. */
const posting =
  (perSecond, bodyOf, headers = json) =>
  async (url) => {
    const statuses = {};
    let n = 0;
    const timer = setInterval(async () => {
      const status = await fetch(`${url}/graphql`, { method: 'POST', headers, body: bodyOf(n++) }).then(
        async (response) => {
          const text = await response.text();
          return `${response.status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? ''}`.trim();
        },
        () => 'hung up',
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }, 1000 / perSecond);
    return async () => {
      clearInterval(timer);
      return JSON.stringify(statuses);
    };
  };
const asking = (queryOf) => posting(20, (n) => JSON.stringify({ query: queryOf(n) }));

/** So many connections that are opened within some seconds and left. */
const crowding = (manner, count) => async (url) => {
  const port = Number(new URL(url).port);
  const addresses = await localAddresses(20, port);
  const gathering = Crowd.gather({ port, count, addresses, manner, perSecond: count / 5 });
  return async () => {
    const crowd = await gathering;
    const report = `${count} opened, at most ${crowd.most} at a time, ${crowd.size} left`;
    crowd.leave();
    return report;
  };
};

const frames = async (url) => {
  const codes = {};
  const message = 'x'.repeat(10_000_000);
  const timer = setInterval(() => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    socket.on('open', () => socket.send(message));
    socket.on('error', () => undefined);
    socket.on('close', (code) => {
      codes[code] = (codes[code] ?? 0) + 1;
    });
  }, 500);
  return async () => {
    clearInterval(timer);
    return JSON.stringify(codes);
  };
};

/** Over one socket, in ever new words, which no cache of texts knows. */
const introspecting = async (url) => {
  const codes = {};
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  let n = 0;
  let timer;
  const ask = () => {
    const payload = { query: `${introspection} # ${begun} ${n}` };
    socket.send(JSON.stringify({ id: String(n++), type: 'subscribe', payload }));
  };
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
  socket.on('message', (text) => {
    const { type, payload } = JSON.parse(text);
    if (type === 'connection_ack') timer = setInterval(ask, 50);
    if (type !== 'next' && type !== 'error') return;
    const code = type === 'next' ? 'answered' : payload[0].extensions.code;
    codes[code] = (codes[code] ?? 0) + 1;
  });
  return async () => {
    clearInterval(timer);
    socket.terminate();
    return JSON.stringify(codes);
  };
};

/** Each at a pace that one person's script keeps up: 20 a second, or what is large twice a second. */
export const ABUSES = [
  {
    name: 'depth',
    begin: asking(
      () => `{ customers { nodes { quotes { nodes ${'{ customer '.repeat(14)}{ id }${' }'.repeat(14)} } } } }`,
    ),
  },
  {
    name: 'cost',
    begin: asking(
      () =>
        `{ ${times(20, (at) => `r${at}: customers(first: 100) { nodes { ${times(30, (n) => `b${at}x${n}: name`)} } }`)} }`,
    ),
  },
  { name: 'aliases', begin: asking(() => `{ ${times(300, (at) => `a${at}: __typename`)} }`) },
  { name: 'repeated fields', begin: asking((n) => `{ me { ${'id '.repeat(1_400)} } } # ${n}`) },
  { name: 'unknown fields', begin: asking((n) => `{ me { ${times(1_400, (at) => `no${n}x${at}`)} } }`) },
  { name: 'long documents', begin: asking((n) => `{ me { ${'id '.repeat(50_000)} } } # ${n}`) },
  { name: 'batches', begin: posting(20, () => JSON.stringify(Array(1_000).fill({ query: '{ me { id } }' }))) },
  { name: 'introspection', begin: asking(() => introspection) },
  { name: 'introspection in ever new words', begin: asking((n) => `${introspection} # ${begun} ${n}`) },
  { name: 'introspection over a socket', begin: introspecting },
  {
    name: 'circular fragments',
    begin: asking(
      () => `{ ...F0 } ${times(30, (at) => `fragment F${at} on Query { ${times(12, (to) => `...F${to}`)} }`)}`,
    ),
  },
  { name: 'doubling fragments', begin: asking((n) => `${doubling(40)} # ${n}`) },
  { name: 'directives', begin: asking(() => `{ me { id ${'@skip(if: false) '.repeat(150)} } }`) },
  { name: '10 MB bodies', begin: posting(2, () => LARGE) },
  { name: 'compressed bombs', begin: posting(20, () => BOMB, { ...json, 'content-encoding': 'gzip' }) },
  { name: '10 MB frames', begin: frames },
  ...MANNERS.map((manner) => ({ name: `10,000 sockets: who ${manner}`, begin: crowding(manner, 10_000) })),
];
