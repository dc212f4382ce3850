import type Stripe from 'stripe';
import { newId } from '../store/ids.ts';
import type { Scope } from '../store/scope.ts';

export const APPLICATION = 'ca_sandbox';

const DAY = 86_400;
const DAYS_UNTIL_AVAILABLE = 2;

/** Stripe's US fees: 2.9% + 30 cents for cards; 0.8%, at most $5, for bank debits. */
export function stripeFee(amount: number, method: string): number {
  return method === 'us_bank_account' ? Math.min(Math.round(amount * 0.008), 500) : Math.round(amount * 0.029) + 30;
}

interface Movement {
  type:
    | 'adjustment'
    | 'application_fee'
    | 'application_fee_refund'
    | 'charge'
    | 'payment'
    | 'payment_refund'
    | 'payout'
    | 'payout_failure'
    | 'refund'
    | 'refund_failure';
  category: string;
  amount: number;
  source: string;
  description: string;
  stripeFee?: number;
  applicationFee?: number;
}

/** Creates a balance transaction; its net is the amount without fees. */
export async function move(scope: Scope, movement: Movement): Promise<Stripe.BalanceTransaction> {
  const { stripeFee = 0, applicationFee = 0 } = movement;
  const fee = stripeFee + applicationFee;
  const payout = movement.type.startsWith('payout');
  const transaction: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: movement.amount,
    available_on: scope.now + (payout ? 0 : DAYS_UNTIL_AVAILABLE * DAY),
    balance_type: 'payments',
    created: scope.now,
    currency: 'usd',
    description: movement.description,
    exchange_rate: null,
    fee,
    fee_details: [
      ...detail(
        'stripe_fee',
        stripeFee,
        movement.type === 'adjustment' ? 'Dispute fee' : 'Stripe processing fees',
        null,
      ),
      ...detail('application_fee', applicationFee, 'Application fee', APPLICATION),
    ],
    net: movement.amount - fee,
    reporting_category: movement.category,
    source: movement.source,
    status: payout ? 'available' : 'pending',
    type: movement.type,
  };
  await scope.add('balance_transaction', transaction);
  return transaction;
}

function detail(
  type: string,
  amount: number,
  description: string,
  application: string | null,
): Stripe.BalanceTransaction.FeeDetail[] {
  return amount === 0 ? [] : [{ amount, application, currency: 'usd', description, type }];
}

/** The status of a balance transaction, which becomes available with time. */
export const statusAt = (transaction: Stripe.BalanceTransaction, now: number): Stripe.BalanceTransaction =>
  transaction.available_on <= now ? { ...transaction, status: 'available' } : transaction;
