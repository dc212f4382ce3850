import { setTimeout as pause } from 'node:timers/promises';

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
    const payment = this.#payments.get(cents);
    const gone = new AbortController();
    const late = pause(patience, undefined, { signal: gone.signal }).then(() => {
      throw new Error(`${payment.left} listeners never heard of the payment of ${cents} cents`);
    });
    await Promise.race([payment.completed, late]).finally(() => gone.abort());
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
const now = () => performance.timeOrigin + performance.now();
