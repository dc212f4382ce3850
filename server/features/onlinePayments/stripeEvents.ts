import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Queryable } from '#db/orm.ts';
import { PLAN_EVENTS } from '#server/features/subscription/index.ts';
import { ACCOUNT_EVENTS, CONNECT_EVENTS } from './connectEvents.ts';

/** An event of version 2 of Stripe's API about an account. It does not include the account's state. */
export interface AccountNotification {
  id: string;
  object: 'v2.core.event';
  type: string;
  created: string;
  livemode: boolean;
  related_object: { id: string };
}

export type StripeEvent = Stripe.Event | AccountNotification;

export const isNotification = (event: StripeEvent): event is AccountNotification => event.object === 'v2.core.event';

/** Returns the connected account of an event; undefined for the platform's own account. */
export const accountOf = (event: StripeEvent): string | undefined =>
  isNotification(event) ? event.related_object.id : event.account;

/**
 * Returns whether an event concerns an object of this installation. Connected accounts take payments elsewhere too, and
 * the platform account may have other customers; their events are not stored.
 */
export async function concernsInstallation(kysely: Queryable, event: StripeEvent): Promise<boolean> {
  if (isNotification(event))
    return includes(ACCOUNT_EVENTS, event.type) && isOurAccount(kysely, event.related_object.id);
  const { account, type } = event;
  if (!account) return includes(PLAN_EVENTS, type) && isOurCustomer(kysely, event);
  if (!includes(CONNECT_EVENTS, type) || !(await isOurAccount(kysely, account))) return false;
  if (/^(account|payout)\./.test(type)) return true;
  const { metadata } = event.data.object as { metadata?: Stripe.Metadata | null };
  // Checkout sessions and payments name their checkout in the metadata. Refunds and disputes name a payment, which is
  // stored by then.
  return Boolean(metadata?.checkoutId) || isOurPayment(kysely, intentOf(event));
}

/** Returns the id of the payment that an event is about; undefined for other events. */
export function intentOf({ type, data: { object } }: Stripe.Event): string | undefined {
  if (type.startsWith('payment_intent.')) return (object as Stripe.PaymentIntent).id;
  if (!/^(checkout\.session|charge|refund)\./.test(type)) return undefined;
  return idOf((object as { payment_intent?: string | { id: string } | null }).payment_intent);
}

const includes = (types: readonly string[], type: string) => types.includes(type);

const idOf = (reference: string | { id: string } | null | undefined) =>
  typeof reference === 'object' ? reference?.id : reference;

const isThere = async (kysely: Queryable, query: ReturnType<typeof sql>) =>
  (await query.execute(kysely)).rows.length > 0;

const isOurAccount = (kysely: Queryable, account: string) =>
  isThere(kysely, sql`select 1 from stripe_accounts where account_id = ${account}`);

const isOurPayment = async (kysely: Queryable, intent: string | undefined) =>
  intent !== undefined && isThere(kysely, sql`select 1 from payments where stripe_intent_id = ${intent}`);

async function isOurCustomer(kysely: Queryable, { data: { object } }: Stripe.Event): Promise<boolean> {
  const customer = idOf((object as { customer?: string | { id: string } | null }).customer);
  return (
    customer !== undefined && isThere(kysely, sql`select 1 from billing_customers where customer_id = ${customer}`)
  );
}
