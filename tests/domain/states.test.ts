import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BETA_INVITATION_STATUSES,
  type BetaInvitationStatus,
  betaInvitationHasLapsed,
  betaInvitationMachine,
  OPEN_BETA_INVITATION_STATUSES,
} from '#domain/states/betaInvitation.ts';
import {
  INVOICE_STATUSES,
  invoiceActions,
  invoiceMachine,
  invoiceStatusAfterPayments,
  isOverdue,
} from '#domain/states/invoice.ts';
import { InvalidTransition, type Machine, stateInWords } from '#domain/states/machine.ts';
import { newsletterMachine } from '#domain/states/newsletter.ts';
import {
  creditsOf,
  isOffline,
  offlinePaymentMachine,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  paidCents,
  processedPaymentMachine,
  usableCents,
} from '#domain/states/payment.ts';
import { QUOTE_STATUSES, type QuoteStatus, quoteActions, quoteHasLapsed, quoteMachine } from '#domain/states/quote.ts';

const machines = [
  quoteMachine,
  invoiceMachine,
  offlinePaymentMachine,
  processedPaymentMachine,
  newsletterMachine,
  betaInvitationMachine,
] as const;

describe.each(machines)('the state machine of a $thing (%#)', (typed) => {
  const machine = typed as unknown as Machine<string, string>;
  const events = Object.keys(machine.events);
  const states = [...machine.states];

  it('follows its table on a random walk', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...states),
        fc.array(fc.constantFrom(...events), { maxLength: 40 }),
        (start, walk) => {
          let state = start;
          for (const event of walk) {
            const { from, to } = machine.events[event]!;
            if (from.includes(state)) {
              expect(machine.can(state, event)).toBe(true);
              state = machine.next(state, event);
              expect(state).toBe(to ?? state);
              expect(states).toContain(state);
            } else {
              expect(machine.can(state, event)).toBe(false);
              expect(() => machine.next(state, event)).toThrow(InvalidTransition);
            }
          }
        },
      ),
    );
  });

  it('names the record, state and event in every error', () => {
    for (const state of states) {
      for (const event of events.filter((each) => !machine.can(state, each))) {
        const refusal = refusalOf(() => machine.next(state, event));
        expect(refusal).toMatchObject({ thing: machine.thing, state, event });
        expect(refusal.message).toContain(machine.thing);
        expect(refusal.message).toContain(stateInWords(state));
        expect(refusal.message).toContain(machine.events[event]!.done);
      }
    }
  });
});

describe('quotes', () => {
  it('explain why a voided quote cannot be accepted', () => {
    expect(() => quoteMachine.next('VOID', 'accept')).toThrow('This quote cannot be accepted: its status is void');
    expect(() => quoteMachine.next('CHANGES_REQUESTED', 'accept')).toThrow('its status is changes requested');
  });

  it('go from draft to invoice', () => {
    let status: QuoteStatus = 'DRAFT';
    const states = (['send', 'view', 'accept', 'convert'] as const).map((event) => {
      status = quoteMachine.next(status, event);
      return status;
    });
    expect(states).toEqual(['SENT', 'VIEWED', 'ACCEPTED', 'CONVERTED']);
  });

  it.each([
    ['CHANGES_REQUESTED', 'send', 'SENT'],
    ['EXPIRED', 'send', 'SENT'],
    ['VIEWED', 'resend', 'VIEWED'],
    ['SENT', 'requestChanges', 'CHANGES_REQUESTED'],
    ['VIEWED', 'expire', 'EXPIRED'],
    ['CHANGES_REQUESTED', 'edit', 'CHANGES_REQUESTED'],
    ['DRAFT', 'void', 'VOID'],
  ] as const)('from %s by %s go to %s', (from, event, to) => {
    expect(quoteMachine.next(from, event)).toBe(to);
  });

  it('have final states', () => {
    for (const status of ['DECLINED', 'VOID'] as const) {
      const possible = Object.keys(quoteMachine.events).filter((event) =>
        quoteMachine.can(status, event as keyof typeof quoteMachine.events),
      );
      expect(possible).toEqual(['duplicate']);
    }
  });

  it('offer the actions that each state allows', () => {
    const offered = Object.fromEntries(
      QUOTE_STATUSES.map((status) => [status, quoteActions({ status, hasInvoice: status === 'CONVERTED' }).join(' ')]),
    );
    expect(offered).toEqual({
      DRAFT: 'EDIT SEND VOID DUPLICATE DELETE',
      SENT: 'RESEND VOID DUPLICATE',
      VIEWED: 'RESEND VOID DUPLICATE',
      CHANGES_REQUESTED: 'EDIT SEND VOID DUPLICATE',
      ACCEPTED: 'CONVERT DUPLICATE',
      DECLINED: 'DUPLICATE',
      EXPIRED: 'EDIT SEND VOID DUPLICATE',
      CONVERTED: 'DUPLICATE',
      VOID: 'DUPLICATE',
    });
  });

  it('can be converted again once their invoice was voided or deleted', () => {
    expect(quoteActions({ status: 'CONVERTED', hasInvoice: false })).toEqual(['CONVERT', 'DUPLICATE']);
    expect(quoteMachine.next('CONVERTED', 'convert')).toBe('CONVERTED');
  });
});

describe('the last valid day of a quote', () => {
  const today = '2026-11-21';

  it('allows acceptance; the day after does not', () => {
    expect(quoteHasLapsed({ status: 'SENT', validUntil: today }, today)).toBe(false);
    expect(quoteHasLapsed({ status: 'SENT', validUntil: '2026-11-20' }, today)).toBe(true);
    expect(quoteHasLapsed({ status: 'SENT', validUntil: null }, today)).toBe(false);
  });

  it('has no effect on a quote that is not waiting for an answer', () => {
    const lapsing = QUOTE_STATUSES.filter((status) => quoteHasLapsed({ status, validUntil: '2000-01-01' }, today));
    expect(lapsing).toEqual(['SENT', 'VIEWED']);
  });
});

describe('invoices', () => {
  it('offer the actions that each state allows while nothing is paid', () => {
    const unpaid = { paidCents: 0, balanceCents: 5000 };
    const offered = Object.fromEntries(
      INVOICE_STATUSES.map((status) => [status, invoiceActions(status, unpaid).join(' ')]),
    );
    expect(offered).toMatchObject({
      DRAFT: 'EDIT SEND VOID DUPLICATE DELETE',
      SENT: 'RESEND RECORD_PAYMENT VOID WRITE_OFF DUPLICATE',
      VIEWED: 'RESEND RECORD_PAYMENT VOID WRITE_OFF DUPLICATE',
      VOID: 'DUPLICATE',
      WRITTEN_OFF: 'DUPLICATE',
      REFUNDED: 'DUPLICATE',
    });
  });

  it('cannot be voided when partly paid, nor paid when nothing is owed', () => {
    expect(invoiceActions('PARTIAL', { paidCents: 100, balanceCents: 4900 })).toEqual([
      'RESEND',
      'RECORD_PAYMENT',
      'WRITE_OFF',
      'DUPLICATE',
    ]);
    expect(invoiceActions('PAID', { paidCents: 5000, balanceCents: 0 })).toEqual(['DUPLICATE']);
    expect(invoiceActions('SENT', { paidCents: 0, balanceCents: 0 })).toEqual(['RESEND', 'VOID', 'DUPLICATE']);
  });

  it.each([
    ['SENT', 0, null, 'SENT'],
    ['SENT', 1, null, 'PARTIAL'],
    ['VIEWED', 5000, '2026-11-20T10:00:00Z', 'PAID'],
    ['PARTIAL', 5000, null, 'PAID'],
    ['PAID', 4999, null, 'PARTIAL'],
    ['PAID', 0, null, 'SENT'],
    ['PARTIAL', 0, '2026-11-20T10:00:00Z', 'VIEWED'],
    ['WRITTEN_OFF', 100, null, 'WRITTEN_OFF'],
    ['VOID', 0, null, 'VOID'],
    ['DRAFT', 0, null, 'DRAFT'],
  ] as const)('from %s with %d of 5000 paid (viewed %s) go to %s', (status, paid, viewedAt, after) => {
    expect(invoiceStatusAfterPayments({ status, totalCents: 5000, paidCents: paid, viewedAt })).toBe(after);
  });

  it('return to the earlier state once every payment is voided', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('SENT' as const, 'VIEWED' as const),
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 8 }),
        (start, amounts) => {
          const total = amounts.reduce((sum, amount) => sum + amount, 0);
          const viewedAt = start === 'VIEWED' ? '2026-11-20T10:00:00Z' : null;
          let status: (typeof INVOICE_STATUSES)[number] = start;
          let paid = 0;
          const settle = (change: number) => {
            paid += change;
            status = invoiceStatusAfterPayments({ status, totalCents: total, paidCents: paid, viewedAt });
          };
          for (const amount of amounts) {
            expect(invoiceMachine.can(status, 'pay')).toBe(true);
            settle(amount);
          }
          expect(status).toBe('PAID');
          for (const amount of amounts) {
            expect(invoiceMachine.can(status, 'voidPayment')).toBe(true);
            settle(-amount);
          }
          expect(status).toBe(start);
        },
      ),
    );
  });

  it.each([
    ['SENT', '2026-11-20', 100, true],
    ['PARTIAL', '2026-11-20', 100, true],
    ['SENT', '2026-11-21', 100, false],
    ['SENT', null, 100, false],
    ['PAID', '2026-11-20', 0, false],
    ['DRAFT', '2026-11-20', 100, false],
    ['WRITTEN_OFF', '2026-11-20', 100, false],
  ] as const)('%s, due %s, owing %d, are overdue on Nov 21: %s', (status, dueDate, balanceCents, overdue) => {
    expect(isOverdue({ status, dueDate, balanceCents }, '2026-11-21')).toBe(overdue);
  });
});

describe('payments', () => {
  it('are offline or processed by method', () => {
    expect(PAYMENT_METHODS.filter(isOffline)).toEqual(['CASH', 'CHECK', 'PHONE', 'OTHER']);
  });

  it('can be voided only when succeeded', () => {
    expect(PAYMENT_STATUSES.filter((status) => offlinePaymentMachine.can(status, 'void'))).toEqual(['SUCCEEDED']);
  });

  it('count as paid when succeeded, less refunds', () => {
    const none = { tipCents: 0, creditCents: 0, refundedCents: 0 };
    const statuses = PAYMENT_STATUSES.map((status) => ({ ...none, status, amountCents: 1000 }));
    const refunded = { ...none, status: 'PARTLY_REFUNDED', amountCents: 500, refundedCents: 200 } as const;
    expect(paidCents([...statuses, refunded])).toBe(3300);
    expect(paidCents([{ ...none, status: 'REFUNDED', amountCents: 500, refundedCents: 500 }])).toBe(0);
  });

  it('count without tips and credits, and a refund reduces the credit first', () => {
    const payment = { status: 'SUCCEEDED', amountCents: 1200, tipCents: 200, refundedCents: 0 } as const;
    expect(creditsOf(700, [payment])).toEqual([300]);
    expect(paidCents([{ ...payment, creditCents: 300 }])).toBe(700);
    expect(creditsOf(700, [{ ...payment, status: 'PARTLY_REFUNDED', refundedCents: 300 }])).toEqual([0]);
  });

  it('count one deposit only: a second one is a credit, even while more is owed', () => {
    const deposit = { status: 'SUCCEEDED', amountCents: 300, tipCents: 0, refundedCents: 0, deposit: true } as const;
    const balance = { ...deposit, deposit: false };
    expect(creditsOf(1000, [deposit, deposit, balance])).toEqual([0, 300, 0]);
    expect(creditsOf(1000, [{ ...deposit, status: 'REFUNDED', refundedCents: 300 }, deposit])).toEqual([0, 0]);
    expect(creditsOf(0, [deposit, deposit])).toEqual([300, 300]);
  });

  it('never count above what is owed, and lose no cent', () => {
    const amounts = fc.record({
      status: fc.constantFrom(...PAYMENT_STATUSES),
      amountCents: fc.integer({ min: 1, max: 1_000_000 }),
      tipShare: fc.integer({ min: 0, max: 100 }),
      refundShare: fc.integer({ min: 0, max: 100 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000 }), fc.array(amounts, { maxLength: 8 }), (owedCents, drawn) => {
        const payments = drawn.map(({ tipShare, refundShare, ...payment }) => ({
          ...payment,
          tipCents: Math.floor((payment.amountCents * tipShare) / 100),
          refundedCents: Math.floor((payment.amountCents * refundShare) / 100),
        }));
        const credits = creditsOf(owedCents, payments);
        const paid = paidCents(payments.map((payment, index) => ({ ...payment, creditCents: credits[index]! })));
        const usable = payments.reduce((sum, payment) => sum + usableCents(payment), 0);
        expect(paid).toBe(Math.min(owedCents, usable));
        expect(paid + credits.reduce((sum, credit) => sum + credit, 0)).toBe(usable);
        expect(Math.min(0, ...credits)).toBe(0);
      }),
    );
  });
});

describe('beta invitations', () => {
  it('go from created to ended', () => {
    let status: BetaInvitationStatus = 'CREATED';
    const states = (['send', 'accept', 'activate', 'end'] as const).map((event) => {
      status = betaInvitationMachine.next(status, event);
      return status;
    });
    expect(states).toEqual(['SENT', 'ACCEPTED', 'ACTIVE', 'ENDED']);
  });

  it('give access only after acceptance and confirmation, in any order of events', () => {
    const events = Object.keys(betaInvitationMachine.events) as (keyof typeof betaInvitationMachine.events)[];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (walk) => {
        let status: BetaInvitationStatus = 'CREATED';
        const happened: string[] = [];
        for (const event of walk) {
          if (!betaInvitationMachine.can(status, event)) continue;
          status = betaInvitationMachine.next(status, event);
          happened.push(event);
        }
        if (status !== 'ACTIVE') return;
        expect(happened.slice(-2)).toEqual(['accept', 'activate']);
        expect(happened).not.toContain('revoke');
      }),
    );
  });

  it('stay ended, revoked or expired', () => {
    const final = BETA_INVITATION_STATUSES.filter((status) =>
      Object.values(betaInvitationMachine.events).every(({ from }) => !from.includes(status)),
    );
    expect(final).toEqual(['ENDED', 'REVOKED', 'EXPIRED']);
  });

  it('lapse at their expiry while they are open', () => {
    const expiresAt = new Date('2026-11-21T12:00:00Z');
    const lapsing = BETA_INVITATION_STATUSES.filter((status) =>
      betaInvitationHasLapsed({ status, expiresAt }, expiresAt),
    );
    expect(lapsing).toEqual(['CREATED', 'SENT']);
    expect(lapsing).toEqual(OPEN_BETA_INVITATION_STATUSES);
    const before = new Date(expiresAt.getTime() - 1);
    expect(betaInvitationHasLapsed({ status: 'SENT', expiresAt }, before)).toBe(false);
  });
});

function refusalOf(act: () => unknown): InvalidTransition {
  try {
    act();
  } catch (error) {
    if (error instanceof InvalidTransition) return error;
    throw error;
  }
  throw new Error('Expected an error');
}
