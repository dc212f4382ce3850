import type { Context as Connection } from 'graphql-ws';
import type { WebSocket } from 'ws';

/** Close code "Normal closure": the client reconnects when it next subscribes. */
const nothingAsked = 1000;

/** Closes WebSockets that have had no subscription for a while. */
export class IdleSockets {
  /** With the time since which each has had none. */
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
