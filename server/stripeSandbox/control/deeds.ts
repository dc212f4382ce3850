import { cancel } from '../billing/cancel.ts';
import { renew, retry } from '../billing/renew.ts';
import { isLiving } from '../billing/subscription.ts';
import { endDebit, endVerification } from '../checkout/endDebit.ts';
import { expireSession } from '../checkout/expire.ts';
import { APPLICATION } from '../payments/balance.ts';
import { closeDispute, closeInquiry, escalateInquiry, openDispute, openInquiry } from '../payments/disputes.ts';
import { endPayout, payOut } from '../payments/payouts.ts';
import { failRefund, settleRefund } from '../payments/refunds.ts';
import type { Settings } from '../settings.ts';
import type { ObjectName, Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';

interface Deed {
  /** The kind of object that it applies to. */
  to: ObjectName;
  label: string;
  run(scope: Scope, id: string, settings: Settings): Promise<unknown>;
}

const ofSubscription =
  (run: (scope: Scope, settings: Settings, subscription: Row<'subscription'>) => Promise<unknown>) =>
  async (scope: Scope, id: string, settings: Settings) => {
    const subscription = await scope.lock('subscription', id);
    if (isLiving(subscription.body)) await run(scope, settings, subscription);
  };

/** Actions of Stripe, banks and time, as buttons of the control page. */
export const DEEDS = {
  expire: {
    to: 'checkout.session',
    label: 'Expire',
    async run(scope, id) {
      const session = await scope.lock('checkout.session', id);
      if (session.body.status === 'open') await expireSession(scope, session);
    },
  },
  settle: { to: 'payment_intent', label: 'Settle', run: (scope, id) => endDebit(scope, id, true) },
  fail: { to: 'payment_intent', label: 'Fail', run: (scope, id) => endDebit(scope, id, false) },
  verify: {
    to: 'payment_intent',
    label: 'Verify',
    run: (scope, id, settings) => endVerification(scope, settings, id, true),
  },
  'fail-verification': {
    to: 'payment_intent',
    label: 'Fail',
    run: (scope, id, settings) => endVerification(scope, settings, id, false),
  },
  dispute: { to: 'charge', label: 'Dispute', run: openDispute },
  inquire: { to: 'charge', label: 'Inquiry', run: openInquiry },
  'close-inquiry': { to: 'dispute', label: 'Close', run: closeInquiry },
  escalate: { to: 'dispute', label: 'Escalate', run: escalateInquiry },
  win: { to: 'dispute', label: 'Win', run: (scope, id) => closeDispute(scope, id, true) },
  lose: { to: 'dispute', label: 'Lose', run: (scope, id) => closeDispute(scope, id, false) },
  'settle-refund': { to: 'refund', label: 'Arrives', run: settleRefund },
  'fail-refund': { to: 'refund', label: 'Fails', run: failRefund },
  'end-trial': {
    to: 'subscription',
    label: 'End trial now',
    run: ofSubscription(async (scope, settings, subscription) => {
      if (subscription.body.status === 'trialing') await renew(scope, settings, subscription);
    }),
  },
  renew: { to: 'subscription', label: 'Renew now', run: ofSubscription(renew) },
  retry: { to: 'subscription', label: 'Retry payment', run: ofSubscription(retry) },
  'fail-next': {
    to: 'subscription',
    label: 'Next payment fails',
    run: ofSubscription((scope, _settings, { body, aside }) =>
      scope.save('subscription', { body, aside: { ...aside, nextPaymentFails: true } }),
    ),
  },
  'pass-next': {
    to: 'subscription',
    label: 'Next payment succeeds',
    run: ofSubscription((scope, _settings, { body, aside }) =>
      scope.save('subscription', { body, aside: { ...aside, nextPaymentFails: false } }),
    ),
  },
  cancel: {
    to: 'subscription',
    label: 'Give up',
    run: ofSubscription((scope, _settings, subscription) => cancel(scope, subscription, 'payment_failed')),
  },
  disconnect: {
    to: 'account',
    label: 'Disconnect',
    async run(scope, id) {
      const account = await scope.lock('account', id);
      if (account.aside.deauthorized) return;
      await scope.save('account', { ...account, aside: { ...account.aside, deauthorized: true } });
      scope.on(id).tell('account.application.deauthorized', { id: APPLICATION, object: 'application', name: 'Whorl' });
    },
  },
  'pay-out': { to: 'account', label: 'Pay out', run: (scope, id) => payOut(scope.on(id)) },
  arrive: { to: 'payout', label: 'Arrives', run: (scope, id) => endPayout(scope, id, true) },
  bounce: { to: 'payout', label: 'Fails', run: (scope, id) => endPayout(scope, id, false) },
} satisfies Record<string, Deed>;

export type DeedName = keyof typeof DEEDS;
