import type { Context as Connection } from 'graphql-ws';
import type { WebSocket } from 'ws';

/** "Normal closure": who comes back only needs to ask for something. */
const nothingAsked = 1000;

/** Closes sockets for which nothing has been subscribed to for a while. */
export class IdleSockets {
  /** With when they were first seen so. */
  private readonly open = new Map<WebSocket, { connection: Connection; since: number }>();
  private readonly rounds: NodeJS.Timeout;

  constructor(private readonly idleMs: number) {
    this.rounds = setInterval(() => this.lookAround(), idleMs / 4).unref();
  }

  watch(socket: WebSocket, connection: Connection): void {
    this.open.set(socket, { connection, since: performance.now() });
    socket.once('close', () => this.open.delete(socket));
  }

  stop(): void {
    clearInterval(this.rounds);
  }

  private lookAround(): void {
    const now = performance.now();
    for (const [socket, seen] of this.open) {
      if (Object.keys(seen.connection.subscriptions).length > 0) seen.since = now;
      else if (now - seen.since >= this.idleMs) socket.close(nothingAsked, 'Nothing was asked for');
    }
  }
}
