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

  /** Notes how a request goes, and hands on what comes of it. */
  async noting<T>(request: Promise<T>): Promise<T> {
    try {
      const answer = await request;
      this.answered();
      return answer;
    } catch (error) {
      // A lost connection, as fetch reports it: whoever no longer waits ends a request with another error.
      if (error instanceof TypeError) this.note(true);
      throw error;
    }
  }

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
