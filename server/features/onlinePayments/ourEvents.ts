import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Queryable } from '#db/orm.ts';
import { PLAN_EVENTS } from '#server/features/subscription/index.ts';
import { ACCOUNT_EVENTS, CONNECT_EVENTS } from './connectEvents.ts';

/** A change of an account, as the second version of Stripe's API tells of it: without saying how the account is now. */
export interface AccountNotification {
  id: string;
  object: 'v2.core.event';
  type: string;
  created: string;
  livemode: boolean;
  related_object: { id: string };
}

export type ToldEvent = Stripe.Event | AccountNotification;

export const isNotification = (event: ToldEvent): event is AccountNotification => event.object === 'v2.core.event';

/** The connected account that an event is about; undefined for the platform's own. */
export const accountOf = (event: ToldEvent): string | undefined =>
  isNotification(event) ? event.related_object.id : event.account;

/**
 * Whether an event is about something that this installation made. Accounts take payments elsewhere as well, and the
 * platform's own account may have other customers: of those nothing is kept.
 */
export async function isOurs(kysely: Queryable, event: ToldEvent): Promise<boolean> {
  if (isNotification(event))
    return includes(ACCOUNT_EVENTS, event.type) && isOurAccount(kysely, event.related_object.id);
  const { account, type } = event;
  if (!account) return includes(PLAN_EVENTS, type) && isOurCustomer(kysely, event);
  if (!includes(CONNECT_EVENTS, type) || !(await isOurAccount(kysely, account))) return false;
  if (/^(account|payout)\./.test(type)) return true;
  const { metadata } = event.data.object as { metadata?: Stripe.Metadata | null };
  // A checkout and its payment name what they were made for. Refunds and disputes name a payment, which is known by then.
  return Boolean(metadata?.checkoutId) || isOurPayment(kysely, intentOf(event));
}

/** The payment that an event is about. */
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
