/** Lets so many do their work at once; the others come in the order in which they asked, and give up after a while. */
export class Turns {
  private readonly waiting: (() => void)[] = [];

  constructor(
    private free: number,
    private readonly patienceMs: number,
  ) {}

  async take<R>(work: () => Promise<R>): Promise<R> {
    if (this.free > 0) this.free -= 1;
    else await this.ownTurn();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }

  private ownTurn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const come = () => {
        clearTimeout(giveUp);
        resolve();
      };
      const giveUp = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(come), 1);
        const error = new Error(`there was no turn within ${this.patienceMs} ms`);
        reject(Object.assign(error, { code: 'ETIMEDOUT' }));
      }, this.patienceMs);
      this.waiting.push(come);
    });
  }
}
