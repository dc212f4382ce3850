import type { WebSocket } from 'ws';
import type { ApiKeys, KnownKey } from '../apiKeys/apiKeys.ts';

/** "Service restart": clients come back and ask anew for what they show. */
export const comeBack = 1012;

/** As far ahead as anybody needs to look; timers that are longer than 24 days go off at once. */
const longestMs = 24 * 60 * 60 * 1000;

/**
 * Sockets that came with a key. When it is changed or ends they are sent away, at once: who comes back is looked at again,
 * and is refused where the key is good for nothing any more.
 */
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

  /** A key has changed. */
  sendAway(keyId: string): void {
    for (const socket of this.open.get(keyId) ?? []) sendAway(socket);
  }
}

const sendAway = (socket: WebSocket) => socket.close(comeBack, 'Connect again');
