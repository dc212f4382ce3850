const pulseMs = 2_000;
/** Longer than any work blocks a node's event loop. */
const longestSilenceMs = 8_000;

/** A node's heartbeat. */
export interface Pulse {
  node: string;
  leaving: boolean;
}

/**
 * Detects nodes that stop sending heartbeats without saying goodbye. Such a node may have committed changes without
 * announcing them, since over Redis the announcement follows the commit, so clients then refetch.
 */
export class OtherNodes {
  private readonly self = crypto.randomUUID();
  /** Time of the last heartbeat of each node, on a monotonic clock. */
  private readonly heardAt = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly send: (pulse: Pulse) => void,
    private readonly onLost: () => void,
  ) {}

  start(): void {
    this.say(false);
    this.timer = setInterval(() => {
      this.say(false);
      this.missSilent();
    }, pulseMs).unref();
  }

  hear({ node, leaving }: Pulse): void {
    if (leaving) this.heardAt.delete(node);
    else if (node !== this.self) this.heardAt.set(node, performance.now());
  }

  /** Forgets all heartbeats after a lost connection. */
  forget(): void {
    this.heardAt.clear();
  }

  leave(): void {
    clearInterval(this.timer);
    this.say(true);
  }

  private say(leaving: boolean): void {
    this.send({ node: this.self, leaving });
  }

  private missSilent(): void {
    const since = performance.now() - longestSilenceMs;
    const silent = [...this.heardAt].filter(([, at]) => at < since);
    for (const [node] of silent) this.heardAt.delete(node);
    if (silent.length > 0) this.onLost();
  }
}
