import type Stripe from 'stripe';
import { subscribe } from '../billing/subscribe.ts';
import {
  beginDebit,
  decline,
  failAuthentication,
  requireAction,
  requireVerification,
  succeed,
} from '../payments/attempt.ts';
import { AUTHENTICATION_FAILURE, DECLINES, type Decline, isDecline } from '../payments/declines.ts';
import { openDispute, openInquiry } from '../payments/disputes.ts';
import { addIntent } from '../payments/intent.ts';
import { isDebit, type Method, newPaymentMethod, type Payer } from '../payments/methods.ts';
import type { Settings } from '../settings.ts';
import { idOf, type Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';
import { completeSession } from './complete.ts';

export interface Attempt extends Payer {
  method: Method;
  /** The outcome to simulate, in place of a test card number. */
  outcome: string;
}

type Session = Row<'checkout.session'>;

/** The payer's next page. */
export type Next = 'success' | 'challenge' | 'again';

/** Makes one attempt to pay an open session. */
export async function pay(scope: Scope, settings: Settings, session: Session, attempt: Attempt): Promise<Next> {
  const { method, outcome, name, email } = attempt;
  const paymentMethod = newPaymentMethod(method, attempt, idOf(session.body.customer) ?? null, scope.now);
  await scope.add('payment_method', paymentMethod);
  if (!isDebit(method) && isDecline(outcome)) {
    if (session.body.mode === 'payment')
      await decline(scope, settings, await intentOf(scope, session), paymentMethod, DECLINES[outcome]);
    return again(scope, session, DECLINES[outcome]);
  }
  if (!isDebit(method) && outcome === 'authenticate') {
    const url = `${settings.baseUrl()}/checkout/${session.body.id}/challenge`;
    if (session.body.mode === 'payment') await requireAction(scope, await intentOf(scope, session), paymentMethod, url);
    session.aside.challenged = { method: paymentMethod.id, name, email };
    await scope.save('checkout.session', session);
    return 'challenge';
  }
  await take(scope, settings, session, paymentMethod, attempt, {
    disputed: outcome === 'dispute' || outcome === 'inquiry' ? outcome : undefined,
    unverified: outcome === 'microdeposits' && session.aside.verification !== 'instant',
  });
  return 'success';
}

/** Completes the 3-D Secure challenge, passed or failed. */
export async function answerChallenge(
  scope: Scope,
  settings: Settings,
  session: Session,
  passed: boolean,
): Promise<Next> {
  const { challenged } = session.aside;
  if (!challenged) return 'again';
  const { body: paymentMethod } = await scope.read('payment_method', challenged.method);
  if (!passed) {
    if (session.body.mode === 'payment') await failAuthentication(scope, await intentOf(scope, session), paymentMethod);
    return again(scope, session, AUTHENTICATION_FAILURE);
  }
  await take(scope, settings, session, paymentMethod, challenged, { authenticated: true });
  return 'success';
}

async function take(
  scope: Scope,
  settings: Settings,
  session: Session,
  paymentMethod: Stripe.PaymentMethod,
  payer: Payer,
  how: { authenticated?: boolean; disputed?: 'dispute' | 'inquiry'; unverified?: boolean },
): Promise<void> {
  if (session.body.mode === 'subscription') {
    await completeSession(
      scope,
      session,
      payer,
      await subscribe(scope, settings, session, paymentMethod, payer, how.authenticated),
    );
    return;
  }
  const intent = await intentOf(scope, session);
  if (paymentMethod.type === 'us_bank_account') {
    await (how.unverified ? requireVerification : beginDebit)(scope, settings, intent, paymentMethod);
    await completeSession(scope, session, payer, { payment_status: 'unpaid' });
    return;
  }
  const charge = await succeed(scope, settings, intent, paymentMethod, how.authenticated);
  await completeSession(scope, session, payer, { payment_status: 'paid' });
  if (how.disputed === 'dispute') await openDispute(scope, charge.id);
  if (how.disputed === 'inquiry') await openInquiry(scope, charge.id);
}

/** The session's PaymentIntent, created by the first attempt. */
async function intentOf(scope: Scope, session: Session): Promise<Row<'payment_intent'>> {
  const { body, aside } = session;
  const known = idOf(body.payment_intent);
  if (known) return scope.lock('payment_intent', known);
  const facts = {
    amount: body.amount_total ?? 0,
    customer: idOf(body.customer) ?? null,
    methodTypes: body.payment_method_types,
    description: aside.payment?.description,
    receiptEmail: aside.payment?.receipt_email,
    applicationFee: aside.payment?.application_fee_amount,
    statementSuffix: aside.payment?.statement_descriptor_suffix,
    metadata: aside.payment?.metadata as Stripe.Metadata | undefined,
  };
  const intent = await addIntent(scope, facts, { session: body.id });
  session.body = { ...body, payment_intent: intent.body.id };
  await scope.save('checkout.session', session);
  return intent;
}

async function again(scope: Scope, session: Session, { message }: Decline): Promise<Next> {
  session.aside = { ...session.aside, problem: message, challenged: undefined };
  await scope.save('checkout.session', session);
  return 'again';
}
