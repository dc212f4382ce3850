import { markFailed, markPaid } from '../billing/collect.ts';
import { fallBehind } from '../billing/renew.ts';
import { beginDebit, failDebit, failVerification, settleDebit } from '../payments/attempt.ts';
import { DEBIT_FAILURE } from '../payments/declines.ts';
import type { Settings } from '../settings.ts';
import { idOf } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';
import { tellOfDebit } from './complete.ts';

/** Settles or returns a bank debit, with its Checkout Session or invoice. */
export async function endDebit(scope: Scope, intentId: string, settled: boolean): Promise<void> {
  const intent = await scope.lock('payment_intent', intentId);
  if (intent.body.status !== 'processing') return;
  if (settled) await settleDebit(scope, intent);
  else await failDebit(scope, intent, DEBIT_FAILURE);
  const { session, invoice } = intent.aside;
  if (invoice) await endInvoiceDebit(scope, invoice, settled);
  if (session) await tellOfDebit(scope, session, settled);
}

/** Ends the microdeposit verification: starts the debit, or fails the session. */
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
