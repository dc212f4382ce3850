/** Offline is what the browser knows; unreachable, that the last request came to nothing: a network may lead nowhere. */
export type NetworkState = 'online' | 'offline' | 'unreachable';

/** Whether the server can be asked. */
class Network {
  private hasFailed = false;
  private readonly listeners = new Set<() => void>();

  readonly getState = (): NetworkState => {
    if (!navigator.onLine) return 'offline';
    return this.hasFailed ? 'unreachable' : 'online';
  };

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      this.listeners.delete(listener);
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  };

  /** The browser's own, noting how it went. */
  readonly fetch: typeof fetch = async (address, options) => {
    try {
      const response = await fetch(address, options);
      this.answered();
      return response;
    } catch (error) {
      // Whoever no longer waits ends a request with another error.
      if (error instanceof TypeError) this.note(true);
      throw error;
    }
  };

  /** The server was heard of, by a request or over the live connection. */
  answered() {
    this.note(false);
  }

  private note(hasFailed: boolean) {
    if (hasFailed === this.hasFailed) return;
    this.hasFailed = hasFailed;
    for (const listener of this.listeners) listener();
  }
}

export const network = new Network();
