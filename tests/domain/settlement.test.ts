import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INVOICE_STATUSES } from '#domain/states/invoice.ts';
import { isOffline, PAYMENT_METHODS, PAYMENT_STATUSES, usableCents } from '#domain/states/payment.ts';
import { type PaymentToSettle, settle } from '#domain/states/settlement.ts';

const sent = { status: 'SENT', totalCents: 10_000, governmentCents: 4_000 } as const;

function payment(id: string, amountCents: number, rest: Partial<PaymentToSettle> = {}): PaymentToSettle {
  const receivedAt = new Date('2026-03-02T17:00:00Z');
  return { id, method: 'CASH', status: 'SUCCEEDED', amountCents, tipCents: 0, refundedCents: 0, receivedAt, ...rest };
}

describe('settling an invoice', () => {
  it('updates the status with the payments: partly paid, paid, sent again', () => {
    expect(settle(sent, [payment('a', 4_000)])).toMatchObject({ paidCents: 4_000, status: 'PARTIAL' });
    expect(settle(sent, [payment('a', 4_000), payment('b', 6_000)])).toMatchObject({ status: 'PAID' });
    expect(settle({ ...sent, status: 'PAID' }, [payment('a', 10_000, { status: 'VOIDED' })])).toMatchObject({
      paidCents: 0,
      status: 'SENT',
    });
  });

  it('applies offline payments before online ones, whichever came first', () => {
    const byCard = payment('a', 10_000, { method: 'CARD', receivedAt: new Date('2026-03-01T17:00:00Z') });
    const { shares, paidCents } = settle(sent, [byCard, payment('b', 2_500)]);
    expect(shares.map(({ creditCents }) => creditCents)).toEqual([2_500, 0]);
    expect(paidCents).toBe(10_000);
  });

  it('assigns government fees in the order of the payment dates', () => {
    const later = payment('a', 5_000);
    const earlier = payment('b', 5_000, { receivedAt: new Date('2026-03-01T17:00:00Z') });
    const uneven = { ...sent, governmentCents: 3_333 };
    expect(settle(uneven, [later]).shares).toEqual([{ creditCents: 0, governmentCents: 1_667 }]);
    expect(settle(uneven, [later, earlier]).shares).toEqual([
      { creditCents: 0, governmentCents: 1_666 },
      { creditCents: 0, governmentCents: 1_667 },
    ]);
  });

  it('turns all payments on a void invoice into credit', () => {
    const { paidCents, status, shares } = settle({ ...sent, status: 'VOID' }, [payment('a', 900)]);
    expect({ paidCents, status, shares }).toEqual({
      paidCents: 0,
      status: 'VOID',
      shares: [{ creditCents: 900, governmentCents: 0 }],
    });
  });

  it('loses no cent, and does not depend on the order of the payments', () => {
    const payments = fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        method: fc.constantFrom(...PAYMENT_METHODS),
        status: fc.constantFrom(...PAYMENT_STATUSES),
        amountCents: fc.integer({ min: 1, max: 500_000 }),
        day: fc.integer({ min: 1, max: 28 }),
      }),
      { maxLength: 6, selector: ({ day }) => day },
    );
    const invoices = fc.record({
      status: fc.constantFrom(...INVOICE_STATUSES),
      totalCents: fc.integer({ min: 1, max: 1_000_000 }),
      governmentShare: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(invoices, payments, ({ governmentShare, ...drawn }, drawnPayments) => {
        const invoice = { ...drawn, governmentCents: Math.floor(drawn.totalCents * governmentShare) };
        const all = drawnPayments.map(({ day, ...rest }) =>
          payment(rest.id, rest.amountCents, { ...rest, receivedAt: new Date(Date.UTC(2026, 2, day)) }),
        );
        const settled = settle(invoice, all);
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
        expect(settled.paidCents + sum(settled.shares.map(({ creditCents }) => creditCents))).toBe(
          sum(all.map(usableCents)),
        );
        expect(settled.paidCents).toBeLessThanOrEqual(invoice.totalCents);
        const passedOn = sum(settled.shares.map(({ governmentCents }) => governmentCents));
        if (settled.paidCents === invoice.totalCents) expect(passedOn).toBe(invoice.governmentCents);
        expect(passedOn).toBeLessThanOrEqual(invoice.governmentCents);
        const offline = all.filter(({ method }) => isOffline(method));
        if (invoice.status !== 'VOID' && sum(offline.map(usableCents)) <= invoice.totalCents)
          for (const each of offline) expect(settled.shares[all.indexOf(each)]!.creditCents).toBe(0);
        const turned = settle(invoice, all.toReversed());
        expect({ ...turned, shares: turned.shares.toReversed() }).toEqual(settled);
      }),
    );
  });
});
