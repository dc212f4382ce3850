import { cancel } from '../billing/cancel.ts';
import { renew, retry } from '../billing/renew.ts';
import { isLiving, itemOf } from '../billing/subscription.ts';
import { tellOfTrialEnd } from '../billing/trial.ts';
import { expireSession } from '../checkout/expire.ts';
import type { Settings } from '../settings.ts';
import type { Row } from '../store/objects.ts';
import type { Scope } from '../store/scope.ts';

/** Applies the clock: expires sessions, ends trials, renews subscriptions and retries overdue invoices. */
export async function passTime(settings: Settings): Promise<void> {
  const { store } = settings;
  const { rows } = await store.query<{ id: string; account: string; object: 'checkout.session' | 'subscription' }>(
    `select id, account, object from stripe_sandbox.objects
     where (object = 'checkout.session' and body ->> 'status' = 'open' and (body ->> 'expires_at')::bigint <= $1)
        or (object = 'subscription' and body ->> 'status' <> 'canceled')
     order by seq`,
    [store.now()],
  );
  for (const { id, account, object } of rows) {
    await store.transaction({ account, request: { id: null, idempotency_key: null } }, async (scope) => {
      if (object === 'subscription') await age(scope, settings, await scope.lock('subscription', id));
      else {
        const session = await scope.lock('checkout.session', id);
        if (session.body.status === 'open') await expireSession(scope, session);
      }
    });
  }
}

async function age(scope: Scope, settings: Settings, subscription: Row<'subscription'>): Promise<void> {
  const { body } = subscription;
  if (!isLiving(body)) return;
  if (body.cancel_at !== null && body.cancel_at <= scope.now)
    return cancel(scope, subscription, 'cancellation_requested');
  if (itemOf(body).current_period_end <= scope.now) return renew(scope, settings, subscription);
  if (body.status === 'past_due') {
    const { body: invoice } = await scope.read('invoice', String(body.latest_invoice));
    if (invoice.next_payment_attempt !== null && invoice.next_payment_attempt <= scope.now)
      await retry(scope, settings, subscription);
    return;
  }
  tellOfTrialEnd(scope, subscription);
  await scope.save('subscription', subscription);
}
