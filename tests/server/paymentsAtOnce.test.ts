import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { connectTo, waitingForLocks } from '#tests/support/database.ts';
import { activitiesOf, type Biller, RECORD_PAYMENT, VOID_PAYMENT, withDebtor } from '#tests/support/invoices.ts';
import type { Answer } from '#tests/support/person.ts';

let app: TestApp;
let dana: Biller;

beforeAll(async () => {
  app = await startTestApp({ DATABASE_CONNECTIONS: '10' });
  dana = await withDebtor(await app.professional());
});

interface Payment {
  id: string;
  amountCents: number;
  status: string;
}

const record = (invoiceId: string, amountCents: number) =>
  dana.person.send(RECORD_PAYMENT, { input: { invoiceId, amountCents, method: 'CASH' } });
const takeBack = (id: string) => dana.person.send(VOID_PAYMENT, { id, reason: 'Interleaved' });

const paymentsOf = (answers: Answer[]): Payment[] =>
  answers.flatMap(({ data, errors }) => (errors ? [] : (Object.values(data) as Payment[])));
const codesOf = (answers: Answer[]): string[] =>
  answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions.code) ?? []);
const idsOf = (payments: Payment[]) => payments.map(({ id }) => id).sort();
const sumOf = (payments: Payment[]) => payments.reduce((sum, { amountCents }) => sum + amountCents, 0);

describe('50 concurrent payments on one invoice', () => {
  it('are all recorded within the balance, and pay it once', async () => {
    const { id } = await dana.owing(5000);
    const answers = await Promise.all(Array.from({ length: 50 }, () => record(id, 100)));
    expect(codesOf(answers)).toEqual([]);
    const invoice = await dana.read(id);
    expect(invoice).toMatchObject({ status: 'PAID', paidCents: 5000, balanceCents: 0 });
    expect(idsOf(invoice.payments)).toEqual(idsOf(paymentsOf(answers)));
    expect((await activitiesOf(dana.person, id)).filter((type) => type === 'invoice.paid')).toHaveLength(1);
  });

  it('never overpay: those beyond the balance are refused', async () => {
    const { id } = await dana.owing(10_000);
    const answers = await Promise.all(Array.from({ length: 50 }, () => record(id, 300)));
    expect(codesOf(answers)).toEqual(Array(17).fill('VALIDATION_FAILED'));
    const invoice = await dana.read(id);
    expect(invoice).toMatchObject({ status: 'PARTIAL', paidCents: 9900, balanceCents: 100 });
    expect(idsOf(invoice.payments)).toEqual(idsOf(paymentsOf(answers)));
  });
});

describe('waiting payments', () => {
  it('leave connections for readers', async () => {
    const { id } = await dana.owing(5000);
    const holder = await connectTo(app.databaseUrl);
    await holder.query('begin');
    await holder.query('select from invoices where id = $1 for update', [id]);
    const payments = Promise.all(Array.from({ length: 10 }, () => record(id, 100)));
    await expect.poll(() => waitingForLocks(holder), { timeout: 60_000 }).toBe(7);
    expect(await dana.read(id)).toMatchObject({ paidCents: 0 });
    await holder.query('commit');
    expect(codesOf(await payments)).toEqual([]);
    expect(await dana.read(id)).toMatchObject({ paidCents: 1000 });
  });

  it('use the current lines when it is their turn', async () => {
    const { id } = await dana.owing(5000);
    const holder = await connectTo(app.databaseUrl);
    await holder.query('begin');
    await holder.query('select from invoices where id = $1 for update', [id]);
    await holder.query(`update invoice_lines set type = 'GOVERNMENT' where invoice_id = $1`, [id]);
    const payment = record(id, 1000);
    await expect.poll(() => waitingForLocks(holder), { timeout: 60_000 }).toBe(1);
    await holder.query('commit');
    expect(codesOf([await payment])).toEqual([]);
    const { rows } = await holder.query('select government_cents from payments where invoice_id = $1', [id]);
    expect(rows).toEqual([{ government_cents: '1000' }]);
  });
});

describe('recording and voiding', () => {
  const total = 10_000;
  const step = fc.oneof(
    fc.record({ pay: fc.integer({ min: 1, max: 4000 }) }),
    fc.record({ takeBackNth: fc.nat({ max: 30 }) }),
  );
  const waves = fc.array(fc.array(step, { minLength: 2, maxLength: 10 }), { minLength: 2, maxLength: 4 });

  it('keep the balance right under any interleaving', async () => {
    await fc.assert(
      fc.asyncProperty(waves, async (plan) => {
        const { id } = await dana.owing(total);
        let recorded: Payment[] = [];
        for (const wave of plan) {
          const answers = await Promise.all(
            wave.map((each) => {
              if ('pay' in each) return record(id, each.pay);
              return takeBack(recorded[each.takeBackNth % Math.max(recorded.length, 1)]?.id ?? 'none yet');
            }),
          );
          for (const code of codesOf(answers))
            expect(['VALIDATION_FAILED', 'INVALID_STATE', 'NOT_FOUND']).toContain(code);
          const { payments, paidCents, balanceCents, status } = await dana.read(id);
          recorded = payments;
          expect(idsOf(payments)).toEqual(expect.arrayContaining(idsOf(paymentsOf(answers))));
          const paid = sumOf(recorded.filter((payment) => payment.status === 'SUCCEEDED'));
          expect({ paidCents, balanceCents }).toEqual({ paidCents: paid, balanceCents: total - paid });
          expect(balanceCents).toBeGreaterThanOrEqual(0);
          expect(status).toBe(paid === total ? 'PAID' : paid > 0 ? 'PARTIAL' : 'SENT');
        }
      }),
      { numRuns: 8 },
    );
  });
});
