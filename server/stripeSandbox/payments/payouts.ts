import type Stripe from 'stripe';
import { newId } from '../store/ids.ts';
import type { Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';
import { move } from './balance.ts';

const DAY = 86_400;
const MANY = 10_000;

type Transaction = Row<'balance_transaction'>;

/** The balance transactions that were not paid out yet. */
async function unpaid(scope: Scope): Promise<Transaction[]> {
  const rows = await scope.list('balance_transaction', {}, { limit: MANY });
  return rows.filter(({ body, aside }) => !aside.payout && !body.type.startsWith('payout'));
}

const sum = (rows: Transaction[]) => rows.reduce((total, { body }) => total + body.net, 0);

export async function balanceOf(scope: Scope): Promise<Stripe.Balance> {
  const rows = await unpaid(scope);
  const part = (available: boolean) => {
    const amount = sum(rows.filter(({ body }) => body.available_on <= scope.now === available));
    return [{ amount, currency: 'usd', source_types: { card: amount } }];
  };
  return { object: 'balance', available: part(true), pending: part(false), livemode: false };
}

/** Pays out the account's whole balance, ignoring its delay. */
export async function payOut(scope: Scope): Promise<Stripe.Payout | undefined> {
  const rows = await unpaid(scope);
  const amount = sum(rows);
  if (amount <= 0) return undefined;
  const id = newId('po');
  const transaction = await move(scope, {
    type: 'payout',
    category: 'payout',
    amount: -amount,
    source: id,
    description: 'STRIPE PAYOUT',
  });
  await scope.save('balance_transaction', { body: transaction, aside: { payout: id } });
  for (const { body } of rows) {
    const available: Stripe.BalanceTransaction = {
      ...body,
      available_on: Math.min(body.available_on, scope.now),
      status: 'available',
    };
    await scope.save('balance_transaction', { body: available, aside: { payout: id } });
  }
  const payout: Stripe.Payout = {
    id,
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: scope.now + DAY,
    automatic: true,
    balance_transaction: transaction.id,
    created: scope.now,
    currency: 'usd',
    description: 'STRIPE PAYOUT',
    destination: 'ba_sandbox',
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'in_transit',
    trace_id: null,
    type: 'bank_account',
  };
  await scope.add('payout', payout);
  scope.tell('payout.created', payout);
  return payout;
}

/** Ends a payout: paid, or failed, which returns the money to the balance. */
export async function endPayout(scope: Scope, id: string, arrived: boolean): Promise<void> {
  const { body, aside } = await scope.lock('payout', id);
  if (body.status !== 'in_transit') return;
  const ended: Stripe.Payout = { ...body, status: arrived ? 'paid' : 'failed' };
  if (!arrived) {
    ended.failure_code = 'account_closed';
    ended.failure_message = 'The bank account has been closed.';
    ended.failure_balance_transaction = (
      await move(scope, {
        type: 'payout_failure',
        category: 'payout_reversal',
        amount: body.amount,
        source: id,
        description: 'PAYOUT FAILURE',
      })
    ).id;
    for (const row of await scope.list('balance_transaction', { beside: { payout: id } }, { limit: MANY }))
      if (row.body.type !== 'payout') await scope.save('balance_transaction', { body: row.body, aside: {} });
  }
  await scope.save('payout', { body: ended, aside });
  scope.tell(arrived ? 'payout.paid' : 'payout.failed', ended, { status: body.status });
  if (arrived) scope.tell('payout.reconciliation_completed', ended);
}
