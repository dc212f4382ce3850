import { expect } from 'vitest';
import type { GraphQLPerson } from './person.ts';

const PAY = 'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { id } }';
const PAYMENTS = 'query ($id: ID!) { invoice(id: $id) { paidCents payments { id reference amountCents } } }';

/**
 * Concurrent clients that record payments in sequence, each under its own idempotency key, and retry until acknowledged, as
 * the app does.
 */
export class RetryingPayers {
  readonly acknowledged = new Map<string, { id: string; cents: number }>();
  /** Error codes of refused attempts. */
  readonly refusals: string[] = [];
  private isOver = false;
  private readonly loops: Promise<void>[];

  constructor(
    private readonly person: GraphQLPerson,
    private readonly invoiceId: string,
    clients = 4,
  ) {
    const name = invoiceId.slice(-6);
    this.loops = Array.from({ length: clients }, (_, client) => this.payOn(`${name}-${client}`));
  }

  private async payOn(prefix: string): Promise<void> {
    for (let turn = 0; !this.isOver; turn += 1) await this.pay(`${prefix}-${turn}`, 1 + turn);
  }

  private async pay(key: string, cents: number): Promise<void> {
    const input = {
      invoiceId: this.invoiceId,
      amountCents: cents,
      method: 'CASH',
      reference: key,
      idempotencyKey: key,
    };
    for (;;) {
      const { data, errors } = await this.person
        .send(PAY, { input })
        .catch(() => ({ data: undefined, errors: [{ extensions: { code: 'HUNG_UP' } }] }));
      if (data?.recordPayment) return void this.acknowledged.set(key, { id: data.recordPayment.id, cents });
      this.refusals.push(errors?.[0]?.extensions.code ?? 'NOTHING');
    }
  }

  /** Waits for that many further acknowledgements. */
  async more(count: number): Promise<void> {
    const until = this.acknowledged.size + count;
    await expect.poll(() => this.acknowledged.size, { timeout: 30_000, interval: 10 }).toBeGreaterThanOrEqual(until);
  }

  /** Stops after everything started is acknowledged. */
  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.loops);
  }

  /** Expects that exactly the acknowledged payments exist, once each. */
  async expectExactlyOnce(): Promise<void> {
    const { invoice } = await this.person.ask(PAYMENTS, { id: this.invoiceId });
    const there = invoice.payments.map(({ id, reference }: { id: string; reference: string }) => `${reference} ${id}`);
    expect(there.sort()).toEqual([...this.acknowledged].map(([key, { id }]) => `${key} ${id}`).sort());
    expect(invoice.paidCents).toBe([...this.acknowledged.values()].reduce((sum, { cents }) => sum + cents, 0));
  }
}
