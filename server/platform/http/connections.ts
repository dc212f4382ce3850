import type { IncomingMessage } from 'node:http';
import { BlockList, type Server, type Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '#domain/identity/networkAddress.ts';
import { yieldingQueue } from './yieldingQueue.ts';

/** How many connections may be open at a time, WebSockets among them. */
interface ConnectionLimits {
  inAll: number;
  perAddress: number;
}

/** Nobody needs many at a time on which nothing was asked yet: that passes in a moment. Of those of one address a tenth, and some in any case. */
const NEWCOMERS_SHARE = 1 / 10;
const NEWCOMERS_IN_ANY_CASE = 10;

/** How many of something each network has open. */
class Headcount {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  hasRoom(address: string): boolean {
    return (this.counts.get(networkOf(address)) ?? 0) < this.most;
  }

  /** Answers how to leave again; undefined where there is no more room. */
  enter(address: string): (() => void) | undefined {
    if (!this.hasRoom(address)) return undefined;
    const network = networkOf(address);
    this.counts.set(network, (this.counts.get(network) ?? 0) + 1);
    return () => this.leave(network);
  }

  private leave(network: string): void {
    const count = this.counts.get(network) ?? 0;
    if (count > 1) this.counts.set(network, count - 1);
    else this.counts.delete(network);
  }
}

/** Whom Node hangs up on as they come, before it makes a socket and a parser for them: thousands may come within a second. */
class TurnedAway extends BlockList {
  constructor(private readonly isTurnedAway: (address: string) => boolean) {
    super();
  }

  override check(address: unknown): boolean {
    return this.isTurnedAway(String(address));
  }
}

/**
 * Who may connect: as many as one process can take, and of these no more than a share from any one address, a few of them
 * without having asked for anything yet: those who open very many and leave them cost little. A trusted
 * proxy brings everybody, so its connections are not counted; the WebSockets that come through it are, by their own
 * addresses.
 */
export class Connections {
  private readonly isProxy: (address: string, hop: number) => boolean;
  private readonly direct: Headcount;
  private readonly sockets: Headcount;
  private readonly newDirect: Headcount;
  private readonly newSockets: Headcount;
  private readonly open = new Set<Socket>();
  /** What newcomers begin: hundreds of them may come at once. */
  readonly inTurn = yieldingQueue();
  /** Those on which nothing was asked yet, with how to leave the counts of those. */
  private readonly newcomers = new Map<Socket, (() => void)[]>();

  constructor(
    private readonly limits: ConnectionLimits,
    trustProxy: string[],
  ) {
    this.isProxy = proxyAddr.compile(trustProxy);
    const { perAddress } = limits;
    const newcomers = Math.min(perAddress, Math.max(NEWCOMERS_IN_ANY_CASE, Math.ceil(perAddress * NEWCOMERS_SHARE)));
    this.direct = new Headcount(perAddress);
    this.sockets = new Headcount(perAddress);
    this.newDirect = new Headcount(newcomers);
    this.newSockets = new Headcount(newcomers);
  }

  /** Those on which nothing was asked yet. */
  closeUnused(): void {
    for (const socket of this.open) if (socket.bytesRead === 0) socket.destroy();
  }

  watch(app: FastifyInstance): void {
    const { server } = app;
    server.maxConnections = this.limits.inAll;
    // An option of net.Server, which http.Server does not hand on.
    (server as Server & { blockList?: BlockList }).blockList = new TurnedAway((address) => !this.hasRoom(address));
    server.on('connection', (socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
      const { remoteAddress = '' } = socket;
      if (this.isProxy(remoteAddress, 0)) return;
      // Those whose address could not be told before, too.
      if (!this.enter(socket, remoteAddress, this.direct, this.newDirect)) socket.destroy();
    });
    app.addHook('onRequest', ({ raw: { socket } }, _reply, next) => {
      if (this.newcomers.has(socket)) this.inTurn(next);
      else next();
    });
    server.on('request', ({ socket }, response) => {
      if (this.newcomers.has(socket)) response.once('finish', () => this.hasAsked(socket));
    });
  }

  /** Whether there is room for one more WebSocket from where this request comes. It takes the room until it closes. */
  admit(request: IncomingMessage): boolean {
    return this.enter(request.socket, proxyAddr(request, this.isProxy), this.sockets, this.newSockets);
  }

  /** Something was asked on it, and in good order. */
  hasAsked(socket: Socket): void {
    for (const leave of this.newcomers.get(socket) ?? []) leave();
    this.newcomers.delete(socket);
  }

  private hasRoom(address: string): boolean {
    return this.isProxy(address, 0) || (this.direct.hasRoom(address) && this.newDirect.hasRoom(address));
  }

  private enter(socket: Socket, address: string, all: Headcount, newcomers: Headcount): boolean {
    const leave = all.enter(address);
    if (!leave) return false;
    socket.once('close', leave);
    const leaveNewcomers = newcomers.enter(address);
    if (!leaveNewcomers) return false;
    this.newcomers.set(socket, [...(this.newcomers.get(socket) ?? []), leaveNewcomers]);
    socket.once('close', () => this.hasAsked(socket));
    return true;
  }
}
