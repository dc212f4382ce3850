import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '#domain/identity/networkAddress.ts';

/** How many connections may be open at a time, WebSockets among them. */
interface ConnectionLimits {
  inAll: number;
  perAddress: number;
}

/** How many of something each network has open. */
class Headcount {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Answers how to leave again; undefined where there is no more room. */
  enter(address: string): (() => void) | undefined {
    const network = networkOf(address);
    const count = this.counts.get(network) ?? 0;
    if (count >= this.most) return undefined;
    this.counts.set(network, count + 1);
    return () => this.leave(network);
  }

  private leave(network: string): void {
    const count = this.counts.get(network) ?? 0;
    if (count > 1) this.counts.set(network, count - 1);
    else this.counts.delete(network);
  }
}

/**
 * Who may connect: as many as one process can take, and of these no more than a share from any one address. A trusted
 * proxy brings everybody, so its connections are not counted; the WebSockets that come through it are, by their own
 * addresses.
 */
export class Connections {
  private readonly isProxy: (address: string, hop: number) => boolean;
  private readonly direct: Headcount;
  private readonly sockets: Headcount;
  private readonly open = new Set<Socket>();

  constructor(
    private readonly limits: ConnectionLimits,
    trustProxy: string[],
  ) {
    this.isProxy = proxyAddr.compile(trustProxy);
    this.direct = new Headcount(limits.perAddress);
    this.sockets = new Headcount(limits.perAddress);
  }

  /** Those on which nothing was asked yet. */
  closeUnused(): void {
    for (const socket of this.open) if (socket.bytesRead === 0) socket.destroy();
  }

  watch({ server }: FastifyInstance): void {
    server.maxConnections = this.limits.inAll;
    server.on('connection', (socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
      const { remoteAddress = '' } = socket;
      if (this.isProxy(remoteAddress, 0)) return;
      const leave = this.direct.enter(remoteAddress);
      if (leave) socket.once('close', leave);
      else socket.destroy();
    });
  }

  /** Whether there is room for one more WebSocket from where this request comes. It takes the room until it closes. */
  admit(request: IncomingMessage): boolean {
    const leave = this.sockets.enter(proxyAddr(request, this.isProxy));
    if (leave) request.socket.once('close', leave);
    return leave !== undefined;
  }
}
