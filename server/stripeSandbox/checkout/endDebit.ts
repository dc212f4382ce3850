import { markFailed, markPaid } from '../billing/collect.ts';
import { fallBehind } from '../billing/renew.ts';
import { beginDebit, failDebit, failVerification, settleDebit } from '../payments/attempt.ts';
import { DEBIT_FAILURE } from '../payments/declines.ts';
import type { Settings } from '../settings.ts';
import { idOf } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';
import { tellOfDebit } from './complete.ts';

/** Days later: a bank debit settles or comes back, and with it the Checkout or the invoice that it was for. */
export async function endDebit(scope: Scope, intentId: string, settled: boolean): Promise<void> {
  const intent = await scope.lock('payment_intent', intentId);
  if (intent.body.status !== 'processing') return;
  if (settled) await settleDebit(scope, intent);
  else await failDebit(scope, intent, DEBIT_FAILURE);
  const { session, invoice } = intent.aside;
  if (invoice) await endInvoiceDebit(scope, invoice, settled);
  if (session) await tellOfDebit(scope, session, settled);
}

/** The payer has told of the small deposit, rightly or not. The debit begins, or the Checkout has failed. */
export async function endVerification(
  scope: Scope,
  settings: Settings,
  intentId: string,
  verified: boolean,
): Promise<void> {
  const intent = await scope.lock('payment_intent', intentId);
  if (intent.body.next_action?.type !== 'verify_with_microdeposits') return;
  if (verified) {
    const { body: method } = await scope.read('payment_method', String(intent.body.payment_method));
    await beginDebit(scope, settings, intent, method);
    return;
  }
  await failVerification(scope, intent);
  if (intent.aside.session) await tellOfDebit(scope, intent.aside.session, false);
}

async function endInvoiceDebit(scope: Scope, id: string, settled: boolean): Promise<void> {
  const invoice = await scope.lock('invoice', id);
  if (settled) {
    await markPaid(scope, invoice);
    return;
  }
  await markFailed(scope, invoice);
  const subscription = idOf(invoice.body.parent?.subscription_details?.subscription);
  if (subscription) await fallBehind(scope, await scope.lock('subscription', subscription));
}
