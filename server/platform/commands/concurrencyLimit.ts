/** Runs at most `free` tasks at once. Others wait in order and fail with ETIMEDOUT after `timeoutMs`. */
export class ConcurrencyLimit {
  private readonly waiting: (() => void)[] = [];

  constructor(
    private free: number,
    private readonly timeoutMs: number,
  ) {}

  async run<R>(work: () => Promise<R>): Promise<R> {
    if (this.free > 0) this.free -= 1;
    else await this.waitForSlot();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }

  private waitForSlot(): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        clearTimeout(timeout);
        resolve();
      };
      const timeout = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(start), 1);
        const error = new Error(`no slot became free within ${this.timeoutMs} ms`);
        reject(Object.assign(error, { code: 'ETIMEDOUT' }));
      }, this.timeoutMs);
      this.waiting.push(start);
    });
  }
}
