import type { IncomingMessage } from 'node:http';
import { BlockList, type Server, type Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '#domain/identity/networkAddress.ts';
import { yieldingQueue } from './yieldingQueue.ts';

/** Maximum number of open connections, including WebSockets. */
interface ConnectionLimits {
  inAll: number;
  perAddress: number;
}

/** Share of an address's limit for connections without a request so far, a state that normally lasts a moment. */
const NEWCOMERS_SHARE = 1 / 10;
const NEWCOMERS_IN_ANY_CASE = 10;

/** Number of open connections per network. */
class Headcount {
  private readonly counts = new Map<string, number>();

  constructor(private readonly most: number) {}

  hasRoom(address: string): boolean {
    return (this.counts.get(networkOf(address)) ?? 0) < this.most;
  }

  /** Counts one more and returns a function that uncounts it; undefined if the limit is reached. */
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

/**
 * A blockList through which Node closes excess connections before it creates a socket and a parser, so that thousands per
 * second stay cheap.
 */
class TurnedAway extends BlockList {
  constructor(private readonly isTurnedAway: (address: string) => boolean) {
    super();
  }

  override check(address: unknown): boolean {
    return this.isTurnedAway(String(address));
  }
}

/**
 * Limits connections: in total, per address, and per address for those without a request so far, so that opening very many
 * costs little. Connections from a trusted proxy are not counted, since it carries everybody; WebSockets through it are, by
 * their client's address.
 */
export class Connections {
  private readonly isProxy: (address: string, hop: number) => boolean;
  private readonly direct: Headcount;
  private readonly sockets: Headcount;
  private readonly newDirect: Headcount;
  private readonly newSockets: Headcount;
  private readonly open = new Set<Socket>();
  /** Handles new connections one per turn of the event loop, because hundreds may arrive at once. */
  readonly inTurn = yieldingQueue();
  /** Connections without a request so far, with functions that uncount them. */
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

  /** Closes connections without a request so far. */
  closeUnused(): void {
    for (const socket of this.open) if (socket.bytesRead === 0) socket.destroy();
  }

  watch(app: FastifyInstance): void {
    const { server } = app;
    server.maxConnections = this.limits.inAll;
    // An option of net.Server that http.Server does not accept.
    (server as Server & { blockList?: BlockList }).blockList = new TurnedAway((address) => !this.hasRoom(address));
    server.on('connection', (socket) => {
      this.open.add(socket);
      socket.once('close', () => this.open.delete(socket));
      const { remoteAddress = '' } = socket;
      if (this.isProxy(remoteAddress, 0)) return;
      // Also applies to connections whose address was unknown to the blockList.
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

  /** Counts one more WebSocket until it closes. Returns whether the limit allows it. */
  admit(request: IncomingMessage): boolean {
    return this.enter(request.socket, proxyAddr(request, this.isProxy), this.sockets, this.newSockets);
  }

  /** Notes that a connection has sent a valid request. */
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
