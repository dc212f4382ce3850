import type { WebSocket } from 'ws';
import type { ApiKeys, KnownKey } from '../apiKeys/apiKeys.ts';

/** Close code "Service restart": clients reconnect and refetch. */
export const comeBack = 1012;

/** Node's timers overflow above 24.8 days and would fire at once. */
const longestMs = 24 * 60 * 60 * 1000;

/** WebSockets authenticated by a key. Closes them when the key changes or expires; reconnecting authenticates anew. */
export class KeySockets {
  private readonly open = new Map<string, Set<WebSocket>>();

  constructor(private readonly apiKeys: ApiKeys) {}

  hold(socket: WebSocket, key: KnownKey): void {
    const { keyId } = key.actor;
    const together = this.open.get(keyId) ?? new Set();
    this.open.set(keyId, together.add(socket));
    const timer = setTimeout(() => sendAway(socket), Math.min(this.apiKeys.endsIn(key), longestMs)).unref();
    socket.once('close', () => {
      clearTimeout(timer);
      together.delete(socket);
      if (together.size === 0) this.open.delete(keyId);
    });
  }

  /** Closes the sockets of a key that changed. */
  sendAway(keyId: string): void {
    for (const socket of this.open.get(keyId) ?? []) sendAway(socket);
  }
}

const sendAway = (socket: WebSocket) => socket.close(comeBack, 'Connect again');
