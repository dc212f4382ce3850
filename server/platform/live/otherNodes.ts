const pulseMs = 2_000;
/** Longer than any node is kept from answering by its work. */
const longestSilenceMs = 8_000;

/** What a node says of itself, so that the others know when it is gone. */
export interface Pulse {
  node: string;
  leaving: boolean;
}

/**
 * Notices a node that fell silent without taking its leave. It may have committed what it never came to announce, since over
 * Redis the announcement follows the commit; so whoever may have missed one asks anew.
 */
export class OtherNodes {
  private readonly self = crypto.randomUUID();
  /** When each was heard last, on a clock that nobody sets. */
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

  /** What was heard is worth nothing once one could not listen for a while. */
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
