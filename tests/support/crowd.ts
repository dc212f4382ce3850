import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Ways to open connections and leave them idle. */
export const MANNERS = [
  'says nothing',
  'sends headers byte by byte',
  'sends a body byte by byte',
  'does not introduce itself',
  'asks for nothing',
] as const;
export type Manner = (typeof MANNERS)[number];

export interface CrowdOptions {
  port: number;
  count: number;
  /** Local addresses to connect from, in turn. */
  addresses: readonly string[];
  manner: Manner;
  perSecond?: number;
}

const TURNS_PER_SECOND = 50;

const REQUEST = 'POST /graphql HTTP/1.1\r\nhost: whorl\r\ncontent-type: application/json\r\n';
const UPGRADE =
  'GET /graphql HTTP/1.1\r\nhost: whorl\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-protocol: graphql-transport-ws\r\n\r\n';

const OPENING: Record<Manner, string> = {
  'says nothing': '',
  'sends headers byte by byte': REQUEST,
  'sends a body byte by byte': `${REQUEST}content-length: 1000\r\n\r\n{"query":"`,
  'does not introduce itself': UPGRADE,
  'asks for nothing': UPGRADE,
};
/** What slow senders send each second. */
const MORE: Partial<Record<Manner, string>> = {
  'sends headers byte by byte': 'x: y\r\n',
  'sends a body byte by byte': ' ',
};

/** A masked, complete text frame (RFC 6455, 5.2). */
function textFrame(text: string): Buffer {
  const payload = Buffer.from(text);
  const mask = randomBytes(4);
  const length = Buffer.alloc(payload.length < 126 ? 2 : payload.length < 65_536 ? 4 : 10);
  length[0] = 0x81;
  if (payload.length < 126) length[1] = 0x80 | payload.length;
  else if (payload.length < 65_536) {
    length[1] = 0x80 | 126;
    length.writeUInt16BE(payload.length, 2);
  } else {
    length[1] = 0x80 | 127;
    length.writeBigUInt64BE(BigInt(payload.length), 2);
  }
  return Buffer.concat([length, mask, payload.map((byte, at) => byte ^ mask[at % 4]!)]);
}

/** A large number of idle connections to a server. */
export class Crowd {
  private readonly open = new Set<Socket>();
  private readonly dawdling: NodeJS.Timeout | undefined;
  /** The highest number open at once. */
  most = 0;

  private constructor(private readonly options: CrowdOptions) {
    const more = MORE[options.manner];
    if (more) this.dawdling = setInterval(() => this.writeAll(more), 1_000);
  }

  /** Resolves once each connection was opened or refused. */
  static async gather(options: CrowdOptions): Promise<Crowd> {
    const crowd = new Crowd(options);
    const { count, addresses, perSecond = 2_000 } = options;
    const eachTurn = Math.ceil(perSecond / TURNS_PER_SECOND);
    const settled: Promise<void>[] = [];
    for (let at = 0; at < count; at += eachTurn) {
      for (let n = at; n < Math.min(at + eachTurn, count); n += 1)
        settled.push(crowd.join(addresses[n % addresses.length]!));
      await pause(1_000 / TURNS_PER_SECOND);
    }
    await Promise.all(settled);
    return crowd;
  }

  /** The number of connections that are still open. */
  get size(): number {
    return this.open.size;
  }

  leave(): void {
    clearInterval(this.dawdling);
    for (const socket of this.open) socket.destroy();
  }

  private writeAll(text: string): void {
    for (const socket of this.open) socket.write(text);
  }

  private join(localAddress: string): Promise<void> {
    const { port, manner } = this.options;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    return new Promise((resolve) => {
      socket.once('connect', () => {
        this.open.add(socket);
        this.most = Math.max(this.most, this.open.size);
        socket.write(OPENING[manner]);
        resolve();
      });
      socket.once('data', () => {
        if (manner === 'asks for nothing') socket.write(textFrame('{"type":"connection_init"}'));
      });
      socket.on('error', () => undefined);
      socket.once('close', () => {
        this.open.delete(socket);
        resolve();
      });
    });
  }
}

/** Returns that many local addresses; none if the machine has only one. */
export async function localAddresses(count: number, port: number): Promise<string[]> {
  const addresses = Array.from({ length: count }, (_, at) => `127.0.${1 + Math.floor(at / 200)}.${1 + (at % 200)}`);
  const socket = connect({ port, host: '127.0.0.1', localAddress: addresses[0] });
  const works = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  socket.destroy();
  return works ? addresses : [];
}
