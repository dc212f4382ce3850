import Stripe from 'stripe';
import { newId } from '../store/ids.ts';
import type { Scope, Told } from '../store/scope.ts';
import { isThin } from './listeners.ts';

/**
 * Stores a transaction's events, with a delivery for each subscribed endpoint. The lock is taken last and held until
 * commit, so that the order of events is that of their visibility and a reader that continues after the last one misses
 * none.
 */
export async function appendEvents(
  scope: Scope,
  listeners: (account: string, type: string) => number[],
): Promise<void> {
  if (scope.told.length === 0) return;
  await scope.query("select pg_advisory_xact_lock(hashtext('stripe_sandbox.events'))", []);
  for (const told of scope.told) {
    const endpoints = listeners(told.account, told.type);
    const event = isThin(told.type) ? thinEventOf(told, scope) : eventOf(told, scope, endpoints.length);
    await scope.on(told.account).add(isThin(told.type) ? 'v2.core.event' : 'event', event);
    for (const endpoint of endpoints) {
      await scope.query(
        'insert into stripe_sandbox.deliveries (event_id, endpoint, due_at) values ($1, $2, clock_timestamp())',
        [event.id, endpoint],
      );
    }
  }
}

function eventOf({ account, type, object, previous }: Told, { now, request }: Scope, listening: number): Stripe.Event {
  const event = {
    id: newId('evt'),
    object: 'event',
    ...(account && { account }),
    api_version: Stripe.API_VERSION,
    created: now,
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: listening,
    request,
    type: type as Stripe.Event['type'],
  } satisfies Omit<Stripe.EventBase, 'data'> & { data: object };
  // The caller matches object and type.
  return event as unknown as Stripe.Event;
}

/** A thin event of API v2: it contains only a reference to its object. */
function thinEventOf({ type, object }: Told, { now }: Scope): Stripe.Event {
  const { id, object: kind } = object as { id: string; object: string };
  const event = {
    id: newId('evt'),
    object: 'v2.core.event',
    created: new Date(now * 1000).toISOString(),
    livemode: false,
    reason: null,
    related_object: { id, type: kind, url: `/v2/core/accounts/${id}` },
    type,
  };
  return event as unknown as Stripe.Event;
}
