/**
 * `offline`: the browser reports no network. `unreachable`: the browser reports a network, but the last request failed.
 */
export type NetworkState = 'online' | 'offline' | 'unreachable';

/** Tracks whether the server is reachable. */
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

  /** Records whether a request succeeds and returns its result. */
  async noting<T>(request: Promise<T>): Promise<T> {
    try {
      const answer = await request;
      this.answered();
      return answer;
    } catch (error) {
      // fetch reports a lost connection as a TypeError; an aborted request rejects with another error.
      if (error instanceof TypeError) this.setFailed(true);
      throw error;
    }
  }

  /** Call when the server has responded to a request or over the live connection. */
  answered() {
    this.setFailed(false);
  }

  private setFailed(hasFailed: boolean) {
    if (hasFailed === this.hasFailed) return;
    this.hasFailed = hasFailed;
    for (const listener of this.listeners) listener();
  }
}

export const network = new Network();
