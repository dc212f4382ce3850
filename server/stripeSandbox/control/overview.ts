import type Stripe from 'stripe';
import type { ObjectName, Row } from '../store/objects.ts';
import type { Store } from '../store/store.ts';

const SHOWN = 20;

export interface Delivery {
  id: string;
  event: Stripe.Event;
  attempts: number;
  delivered: boolean;
  response: string | null;
}

export type Seen<Name extends ObjectName> = Row<Name> & { account: string };

/** The latest objects of every kind, of all accounts. */
export async function overview(store: Store) {
  const recent = async <Name extends ObjectName>(name: Name): Promise<Seen<Name>[]> => {
    const { rows } = await store.query<Seen<Name>>(
      `select account, body, aside from stripe_sandbox.objects where object = $1 order by seq desc limit ${SHOWN}`,
      [name],
    );
    return rows;
  };
  const { rows: deliveries } = await store.query<Delivery>(
    `select delivery.id, event.body as event, attempts, delivered_at is not null as delivered, response
     from stripe_sandbox.deliveries delivery join stripe_sandbox.objects event on event.id = delivery.event_id
     order by delivery.id desc limit ${SHOWN * 2}`,
  );
  const { rows: stopped } = await store.query("select from stripe_sandbox.switches where name = 'webhooks stopped'");
  return {
    accounts: await recent('account'),
    sessions: await recent('checkout.session'),
    intents: await recent('payment_intent'),
    charges: await recent('charge'),
    disputes: await recent('dispute'),
    refunds: await recent('refund'),
    subscriptions: await recent('subscription'),
    payouts: await recent('payout'),
    deliveries,
    webhooksStopped: stopped.length > 0,
  };
}

export type Overview = Awaited<ReturnType<typeof overview>>;
