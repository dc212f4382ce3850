import type Stripe from 'stripe';
import { invalidRequest } from '../http/problem.ts';
import { newId } from '../store/ids.ts';
import { idOf, type Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';
import { returnFee } from './applicationFee.ts';
import { move } from './balance.ts';
import { closeInquiry, disputesOf, isChargeback } from './disputes.ts';

interface Asked {
  amount?: number;
  reason?: Stripe.Refund.Reason;
  metadata?: Stripe.Metadata;
  refundApplicationFee?: boolean;
}

const usd = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** Refunds a charge, in full or in part. The charge must be locked. */
export async function refund(scope: Scope, charge: Row<'charge'>, asked: Asked): Promise<Stripe.Refund> {
  const { body } = charge;
  const left = body.amount - body.amount_refunded;
  const amount = asked.amount ?? left;
  const disputes = await disputesOf(scope, body.id);
  check({ ...body, disputed: disputes.some(isChargeback) }, amount, left);
  const id = newId(body.payment_method_details?.type === 'card' ? 're' : 'pyr');
  const returnedFee = asked.refundApplicationFee ? await returnFee(scope, body, amount) : 0;
  const debit = body.payment_method_details?.type === 'us_bank_account';
  const transaction = await move(scope, {
    type: debit ? 'payment_refund' : 'refund',
    category: 'refund',
    amount: -amount,
    source: id,
    description: `REFUND FOR CHARGE${body.description ? ` (${body.description})` : ''}`,
    applicationFee: -returnedFee,
  });
  const given: Stripe.Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: transaction.id,
    charge: body.id,
    created: scope.now,
    currency: 'usd',
    customer: idOf(body.customer) ?? null,
    customer_account: null,
    destination_details: debit
      ? { type: 'us_bank_transfer', us_bank_transfer: { reference: null, reference_status: 'pending' } }
      : {
          type: 'card',
          card: { type: 'refund', reference_status: 'pending', reference_type: 'acquirer_reference_number' },
        },
    metadata: asked.metadata ?? {},
    payment_intent: body.payment_intent,
    payment_method: body.payment_method,
    reason: asked.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    // A card refund succeeds at once, a bank transfer when it arrives.
    status: debit ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  await scope.add('refund', given);
  const refunded = await changeRefunded(scope, charge, amount);
  // A full refund closes inquiries.
  if (refunded.refunded) for (const { id: dispute } of disputes) await closeInquiry(scope, dispute);
  scope.tell('refund.created', given);
  scope.tell('charge.refunded', refunded, { amount_refunded: body.amount_refunded, refunded: body.refunded });
  return given;
}

function check(charge: Stripe.Charge, amount: number, left: number): void {
  if (charge.status !== 'succeeded')
    throw invalidRequest(`Charge ${charge.id} is not refundable: its status is ${charge.status}.`, {
      code: 'charge_not_refundable',
    });
  if (charge.disputed)
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (amount > left)
    throw invalidRequest(`Refund amount (${usd(amount)}) is greater than unrefunded amount on charge (${usd(left)})`, {
      param: 'amount',
    });
}

/** Completes a refund by bank transfer. */
export async function settleRefund(scope: Scope, id: string): Promise<void> {
  const { body } = await scope.lock('refund', id);
  if (body.status !== 'pending') return;
  const settled: Stripe.Refund = { ...body, status: 'succeeded' };
  await scope.save('refund', { body: settled, aside: {} });
  scope.tell('refund.updated', settled, { status: 'pending' });
  scope.tell('charge.refund.updated', settled, { status: 'pending' });
}

/** Fails a refund: the money returns, and the charge is not refunded. */
export async function failRefund(scope: Scope, id: string): Promise<void> {
  const { body } = await scope.lock('refund', id);
  if (body.status === 'failed') return;
  const transaction = await move(scope, {
    type: 'refund_failure',
    category: 'refund_failure',
    amount: body.amount,
    source: id,
    description: 'REFUND FAILURE',
  });
  const failed: Stripe.Refund = {
    ...body,
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
    failure_balance_transaction: transaction.id,
  };
  await scope.save('refund', { body: failed, aside: {} });
  await changeRefunded(scope, await scope.lock('charge', String(idOf(body.charge))), -body.amount);
  scope.tell('refund.failed', failed);
  scope.tell('refund.updated', failed, { status: body.status });
  scope.tell('charge.refund.updated', failed, { status: body.status });
}

async function changeRefunded(scope: Scope, { body, aside }: Row<'charge'>, by: number): Promise<Stripe.Charge> {
  const amount_refunded = body.amount_refunded + by;
  const charge: Stripe.Charge = { ...body, amount_refunded, refunded: amount_refunded === body.amount };
  await scope.save('charge', { body: charge, aside });
  return charge;
}
