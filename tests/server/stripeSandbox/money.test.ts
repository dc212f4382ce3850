import type Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { startStripeSandbox, type TestStripe } from '#tests/support/stripeSandbox.ts';

let sandbox: TestStripe;
let stripe: Stripe;
let stripeAccount: string;

beforeEach(async () => {
  sandbox ??= await startStripeSandbox();
  stripe = sandbox.stripe;
  stripeAccount = await sandbox.connect();
});

/** A charge of $100 with a fee of $2 to the platform. */
async function charged(method = 'card', outcome = 'succeed'): Promise<Stripe.Charge> {
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'payment',
      line_items: [
        { price_data: { currency: 'usd', unit_amount: 10_000, product_data: { name: 'Visit' } }, quantity: 1 },
      ],
      success_url: 'https://whorl.example/paid',
      payment_intent_data: { application_fee_amount: 200 },
    },
    { stripeAccount },
  );
  await sandbox.submit(session.url ?? '', { method, outcome, email: 'payer@example.com' });
  const paid = await stripe.checkout.sessions.retrieve(
    session.id,
    { expand: ['payment_intent.latest_charge'] },
    { stripeAccount },
  );
  return (paid.payment_intent as Stripe.PaymentIntent).latest_charge as Stripe.Charge;
}

const charge = (id: string) => stripe.charges.retrieve(id, { expand: ['refunds'] }, { stripeAccount });
const types = async () => (await stripe.events.list({ limit: 100 }, { stripeAccount })).data.map(({ type }) => type);

/** What the account has in all, by its own movements. */
async function worth(account = stripeAccount): Promise<number> {
  const all = await stripe.balanceTransactions
    .list({ limit: 100 }, account ? { stripeAccount: account } : {})
    .autoPagingToArray({ limit: 1000 });
  const balance = await stripe.balance.retrieve({}, account ? { stripeAccount: account } : {});
  const total = all.reduce((sum, { net }) => sum + net, 0);
  expect(all.every(({ amount, fee, net }) => net === amount - fee)).toBe(true);
  expect(balance.available[0]!.amount + balance.pending[0]!.amount).toBe(total);
  return total;
}

describe('refunds', () => {
  it('gives back a part, with the share of the platform where that is asked, and then the rest', async () => {
    const paid = await charged();
    const before = await worth();
    const refund = await stripe.refunds.create(
      {
        payment_intent: String(paid.payment_intent),
        amount: 2500,
        reason: 'requested_by_customer',
        metadata: { reason: 'no show' },
        refund_application_fee: true,
      },
      { stripeAccount },
    );
    expect(refund).toMatchObject({
      status: 'succeeded',
      amount: 2500,
      charge: paid.id,
      metadata: { reason: 'no show' },
    });
    expect(await worth()).toBe(before - 2500 + 50);
    expect(await charge(paid.id)).toMatchObject({
      amount_refunded: 2500,
      refunded: false,
      refunds: { data: [{ id: refund.id }] },
    });

    await stripe.refunds.create({ charge: paid.id }, { stripeAccount });
    expect(await charge(paid.id)).toMatchObject({ amount_refunded: 10_000, refunded: true });
    expect(await worth()).toBe(before - 10_000 + 50);
    expect((await types()).slice(0, 4)).toEqual([
      'charge.refunded',
      'refund.created',
      'charge.refunded',
      'refund.created',
    ]);
    await expect(stripe.refunds.create({ charge: paid.id }, { stripeAccount })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('never gives back more than was paid, however many ask at once', async () => {
    const paid = await charged();
    await expect(stripe.refunds.create({ charge: paid.id, amount: 10_001 }, { stripeAccount })).rejects.toMatchObject({
      param: 'amount',
    });
    await expect(stripe.refunds.create({ charge: paid.id, amount: 0 }, { stripeAccount })).rejects.toMatchObject({
      param: 'amount',
    });
    const asked = await Promise.allSettled(
      Array.from({ length: 8 }, () => stripe.refunds.create({ charge: paid.id, amount: 3000 }, { stripeAccount })),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await charge(paid.id)).amount_refunded).toBe(9000);
  });

  it('sends a bank account its money, which arrives or comes back', async () => {
    const debit = await charged('us_bank_account');
    await expect(
      stripe.refunds.create({ payment_intent: String(debit.payment_intent) }, { stripeAccount }),
    ).rejects.toThrow('does not have a successful charge');
    await sandbox.control('settle', String(debit.payment_intent));
    const before = await worth();
    const refund = await stripe.refunds.create({ charge: debit.id }, { stripeAccount });
    expect(refund.status).toBe('pending');
    await sandbox.control('settle-refund', refund.id);
    expect((await stripe.refunds.retrieve(refund.id, {}, { stripeAccount })).status).toBe('succeeded');
    await sandbox.control('fail-refund', refund.id);
    expect(await stripe.refunds.retrieve(refund.id, {}, { stripeAccount })).toMatchObject({
      status: 'failed',
      failure_reason: expect.any(String),
    });
    expect(await charge(debit.id)).toMatchObject({ amount_refunded: 0, refunded: false });
    expect(await worth()).toBe(before);
    expect((await stripe.refunds.list({ charge: debit.id }, { stripeAccount })).data).toHaveLength(1);
  });
});

describe('disputes', () => {
  it('takes the money back with a deadline to answer, and returns it when the dispute is won', async () => {
    const paid = await charged('card', 'dispute');
    expect(paid.disputed).toBe(true);
    const before = await worth();
    const [dispute] = (await stripe.disputes.list({ charge: paid.id }, { stripeAccount })).data;
    expect(dispute).toMatchObject({
      amount: 10_000,
      status: 'needs_response',
      reason: 'fraudulent',
      payment_intent: paid.payment_intent,
    });
    expect(dispute!.evidence_details.due_by).toBeGreaterThan(dispute!.created);
    expect(dispute!.balance_transactions).toMatchObject([{ amount: -10_000, fee: 1500, net: -11_500 }]);
    await expect(stripe.refunds.create({ charge: paid.id }, { stripeAccount })).rejects.toMatchObject({
      code: 'charge_disputed',
    });

    await sandbox.control('win', dispute!.id);
    await sandbox.control('lose', dispute!.id);
    expect((await stripe.disputes.retrieve(dispute!.id, {}, { stripeAccount })).status).toBe('won');
    expect(await worth()).toBe(before + 10_000);
    expect((await types()).slice(0, 4)).toEqual([
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.created',
    ]);
  });

  it('keeps the money when the dispute is lost, and opens only one for a charge', async () => {
    const paid = await charged();
    await sandbox.control('dispute', paid.id);
    await sandbox.control('dispute', paid.id);
    const before = await worth();
    const disputes = await stripe.disputes.list({ charge: paid.id }, { stripeAccount });
    expect(disputes.data).toHaveLength(1);
    await sandbox.control('lose', disputes.data[0]!.id);
    expect(await worth()).toBe(before);
  });
});

describe('payouts', () => {
  it('pays out what was earned, to the cent, and names the payments in it', async () => {
    const paid = await charged();
    await stripe.refunds.create({ charge: paid.id, amount: 1000 }, { stripeAccount });
    const earned = await worth();
    expect(earned).toBe(10_000 - 320 - 200 - 1000);
    await sandbox.control('pay-out', stripeAccount);
    const [payout] = (await stripe.payouts.list({}, { stripeAccount })).data;
    expect(payout).toMatchObject({ amount: earned, status: 'in_transit', automatic: true });
    const inside = await stripe.balanceTransactions.list({ payout: payout!.id }, { stripeAccount });
    expect(inside.data.map(({ type, net }) => [type, net])).toEqual([
      ['payout', -earned],
      ['refund', -1000],
      ['charge', 9480],
    ]);
    await sandbox.control('arrive', payout!.id);
    expect((await stripe.payouts.retrieve(payout!.id, {}, { stripeAccount })).status).toBe('paid');
    expect((await types()).slice(0, 3)).toEqual(['payout.reconciliation_completed', 'payout.paid', 'payout.created']);
    expect((await stripe.balance.retrieve({}, { stripeAccount })).available[0]!.amount).toBe(0);
  });

  it('has the money back when the bank returns it', async () => {
    await charged();
    const earned = await worth();
    await sandbox.control('pay-out', stripeAccount);
    const [payout] = (await stripe.payouts.list({}, { stripeAccount })).data;
    await sandbox.control('bounce', payout!.id);
    expect(await stripe.payouts.retrieve(payout!.id, {}, { stripeAccount })).toMatchObject({
      status: 'failed',
      failure_code: 'account_closed',
    });
    await sandbox.control('pay-out', stripeAccount);
    expect((await stripe.payouts.list({}, { stripeAccount })).data[0]).toMatchObject({
      status: 'in_transit',
      amount: earned,
    });
  });
});
