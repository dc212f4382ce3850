/** When each payment was told of, and when each listener had heard of it. A payment is known by its amount: all differ. */
export class Delays {
  phase = '';
  #payments = new Map();
  #measured = new Map();

  expect(cents, listeners) {
    let done;
    const completed = new Promise((resolve) => {
      done = resolve;
    });
    this.#payments.set(cents, { phase: this.phase, left: listeners, toldAt: 0, completed, done });
  }

  told(cents) {
    this.#payments.get(cents).toldAt = now();
  }

  /** The first message about it at one listener. */
  arrived(where, cents, at = now()) {
    const payment = this.#payments.get(cents);
    if (!payment) return;
    const name = `${payment.phase}: ${where}`;
    if (!this.#measured.has(name)) this.#measured.set(name, { phase: payment.phase, where, delays: [] });
    this.#measured.get(name).delays.push(at - payment.toldAt);
    payment.left -= 1;
    if (payment.left === 0) payment.done();
  }

  async complete(cents, patience) {
    const { completed, left } = this.#payments.get(cents);
    if (left === 0) return;
    const late = setTimeout(() => {
      throw new Error(`${this.#payments.get(cents).left} listeners never heard of the payment of ${cents} cents`);
    }, patience);
    await completed;
    clearTimeout(late);
  }

  rows() {
    return [...this.#measured.values()].map(({ phase, where, delays }) => {
      const sorted = delays.toSorted((a, b) => a - b);
      const at = (share) => Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1));
      return { phase, 'from the webhook to': where, messages: sorted.length, 'median ms': at(0.5), 'p99 ms': at(0.99) };
    });
  }
}

/** On the one clock of this machine, so that a page's times compare. */
export const now = () => performance.timeOrigin + performance.now();
