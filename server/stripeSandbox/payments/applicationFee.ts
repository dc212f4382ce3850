import type Stripe from 'stripe';
import { invalidRequest } from '../http/problem.ts';
import { newId } from '../store/ids.ts';
import { idOf } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';
import { APPLICATION, move } from './balance.ts';

/** Transfers the application fee of a charge on a connected account to the platform. */
export async function takeFee(scope: Scope, charge: Stripe.Charge, amount: number): Promise<string> {
  const platform = scope.on('');
  const id = newId('fee');
  const transaction = await move(platform, {
    type: 'application_fee',
    category: 'platform_earning',
    amount,
    source: id,
    description: 'Application fee from a connected account',
  });
  const fee: Stripe.ApplicationFee = {
    id,
    object: 'application_fee',
    account: scope.account,
    amount,
    amount_refunded: 0,
    application: APPLICATION,
    balance_transaction: transaction.id,
    charge: charge.id,
    created: scope.now,
    currency: 'usd',
    fee_source: { charge: charge.id, type: 'charge' },
    livemode: false,
    originating_transaction: null,
    refunded: false,
    refunds: { object: 'list', data: [], has_more: false, url: `/v1/application_fees/${id}/refunds` },
  };
  await platform.add('application_fee', fee);
  platform.tell('application_fee.created', fee);
  return id;
}

/** Refunds the application fee in proportion to a refund. */
export async function returnFee(scope: Scope, charge: Stripe.Charge, amount: number): Promise<number> {
  const feeId = idOf(charge.application_fee);
  if (!feeId)
    throw invalidRequest('You cannot refund the application fee of a charge that has none.', {
      param: 'refund_application_fee',
    });
  const platform = scope.on('');
  const { body, aside } = await platform.lock('application_fee', feeId);
  const share = Math.min(Math.round((body.amount * amount) / charge.amount), body.amount - body.amount_refunded);
  if (share === 0) return 0;
  const amount_refunded = body.amount_refunded + share;
  const fee: Stripe.ApplicationFee = { ...body, amount_refunded, refunded: amount_refunded === body.amount };
  await platform.save('application_fee', { body: fee, aside });
  await move(platform, {
    type: 'application_fee_refund',
    category: 'platform_earning_refund',
    amount: -share,
    source: feeId,
    description: 'Application fee refund',
  });
  platform.tell('application_fee.refunded', fee, { amount_refunded: body.amount_refunded });
  return share;
}
