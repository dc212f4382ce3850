import type Stripe from 'stripe';
import { newId } from '../store/ids.ts';
import { idOf } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';
import { move } from './balance.ts';

const DISPUTE_FEE = 1500;
const DAYS_TO_RESPOND = 9;
const DAY = 86_400;

/** Opens a dispute: the bank withdraws the money and requests evidence. */
export async function openDispute(scope: Scope, chargeId: string): Promise<Stripe.Dispute | undefined> {
  const { body: charge, aside } = await scope.lock('charge', chargeId);
  const amount = charge.amount - charge.amount_refunded;
  if (charge.disputed || charge.status !== 'succeeded' || amount === 0) return undefined;
  const id = newId('du');
  const dispute = newDispute(id, charge, amount, [await withdraw(scope, id, chargeId, amount)], scope.now);
  await scope.add('dispute', dispute);
  const disputed: Stripe.Charge = { ...charge, disputed: true };
  await scope.save('charge', { body: disputed, aside });
  scope.tell('charge.updated', disputed, { disputed: false });
  scope.tell('charge.dispute.created', dispute);
  scope.tell('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Opens an inquiry, which moves no money. */
export async function openInquiry(scope: Scope, chargeId: string): Promise<Stripe.Dispute | undefined> {
  const { body: charge, aside } = await scope.lock('charge', chargeId);
  const amount = charge.amount - charge.amount_refunded;
  if (charge.disputed || charge.status !== 'succeeded' || amount === 0) return undefined;
  const inquiry: Stripe.Dispute = {
    ...newDispute(newId('du'), charge, amount, [], scope.now),
    is_charge_refundable: true,
    status: 'warning_needs_response',
  };
  if (inquiry.payment_method_details?.card) inquiry.payment_method_details.card.case_type = 'inquiry';
  await scope.add('dispute', inquiry);
  const disputed: Stripe.Charge = { ...charge, disputed: true };
  await scope.save('charge', { body: disputed, aside });
  scope.tell('charge.updated', disputed, { disputed: false });
  scope.tell('charge.dispute.created', inquiry);
  return inquiry;
}

const isOpenInquiry = ({ status }: Stripe.Dispute) =>
  status === 'warning_needs_response' || status === 'warning_under_review';

/** Closes an inquiry, after evidence or a full refund. */
export async function closeInquiry(scope: Scope, id: string): Promise<void> {
  const { body, aside } = await scope.lock('dispute', id);
  if (!isOpenInquiry(body)) return;
  const closed: Stripe.Dispute = { ...body, status: 'warning_closed' };
  await scope.save('dispute', { body: closed, aside });
  scope.tell('charge.dispute.closed', closed, { status: body.status });
}

/** Escalates an inquiry to a dispute, which withdraws the money. */
export async function escalateInquiry(scope: Scope, id: string): Promise<void> {
  const { body, aside } = await scope.lock('dispute', id);
  if (!isOpenInquiry(body)) return;
  const { body: charge } = await scope.read('charge', idOf(body.charge));
  const amount = charge.amount - charge.amount_refunded;
  const disputed: Stripe.Dispute = {
    ...body,
    amount,
    balance_transactions: [await withdraw(scope, id, charge.id, amount)],
    is_charge_refundable: false,
    status: 'needs_response',
  };
  await scope.save('dispute', { body: disputed, aside });
  scope.tell('charge.dispute.updated', disputed, { status: body.status });
  scope.tell('charge.dispute.funds_withdrawn', disputed);
}

/** All disputes and inquiries of a charge, newest first. */
export const disputesOf = async (scope: Scope, charge: string): Promise<Stripe.Dispute[]> =>
  (await scope.list('dispute', { equal: { charge } })).map(({ body }) => body);

/** Whether it is a dispute, which withdraws money, and not an inquiry. */
export const isChargeback = ({ status }: Stripe.Dispute): boolean => !status.startsWith('warning_');

const withdraw = (scope: Scope, id: string, chargeId: string, amount: number) =>
  move(scope, {
    type: 'adjustment',
    category: 'dispute',
    amount: -amount,
    source: id,
    description: `Chargeback withdrawal for ${chargeId}`,
    stripeFee: DISPUTE_FEE,
  });

/** Closes a dispute. If won, the money is returned, but not the fee. */
export async function closeDispute(scope: Scope, id: string, won: boolean): Promise<void> {
  const { body, aside } = await scope.lock('dispute', id);
  if (body.status !== 'needs_response' && body.status !== 'under_review') return;
  const closed: Stripe.Dispute = { ...body, status: won ? 'won' : 'lost' };
  if (won) {
    const reinstatement = await move(scope, {
      type: 'adjustment',
      category: 'dispute_reversal',
      amount: body.amount,
      source: id,
      description: `Chargeback reversal for ${String(body.charge)}`,
    });
    closed.balance_transactions = [...body.balance_transactions, reinstatement];
  }
  await scope.save('dispute', { body: closed, aside });
  scope.tell('charge.dispute.closed', closed, { status: body.status });
  if (won) scope.tell('charge.dispute.funds_reinstated', closed);
}

function newDispute(
  id: string,
  charge: Stripe.Charge,
  amount: number,
  balance_transactions: Stripe.BalanceTransaction[],
  now: number,
): Stripe.Dispute {
  return {
    id,
    object: 'dispute',
    amount,
    balance_transactions,
    charge: charge.id,
    created: now,
    currency: 'usd',
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: now + DAYS_TO_RESPOND * DAY,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    ...(charge.payment_method_details?.card && {
      payment_method_details: {
        type: 'card',
        card: {
          brand: charge.payment_method_details.card.brand ?? 'visa',
          case_type: 'chargeback',
          network: 'visa',
          network_reason_code: '10.4',
        },
      },
    }),
    reason: 'fraudulent',
    status: 'needs_response',
  };
}

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
