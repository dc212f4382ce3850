import { sql } from 'kysely';
import type Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import { followPayoutById, type PaidAccount } from '#server/features/payouts/index.ts';
import { followPlanEvent } from '#server/features/subscription/index.ts';
import type { SystemActor } from '#server/platform/auth/viewer.ts';
import { isGone } from '#server/platform/stripe/refusals.ts';
import { stripeOf } from '#server/platform/stripe/stripeOf.ts';
import type { Job, JobServices } from '#server/platform/worker/worker.ts';
import { accountAt } from '../accountFacts.ts';
import { markAccountLost } from '../commands/markAccountLost.ts';
import { updateAccount } from '../commands/updateAccount.ts';
import { followIntent } from '../followIntent.ts';
import { accountOf, intentOf, isNotification, type StripeEvent } from '../stripeEvents.ts';

/** Processes a stored event. Event types that are not handled stay stored without effect. */
export const handleStripeEvent: Job<'stripe.event'> = async (services, { eventId }) => {
  const { rows } = await sql<{ body: StripeEvent }>`
    select body from stripe_events where id = ${eventId} and handled_at is null
  `.execute(services.database.em.getKysely());
  const [stored] = rows;
  if (!stored) return;
  const outcome = await act(services, stored.body);
  await sql`update stripe_events set handled_at = ${new Date()}, outcome = ${outcome} where id = ${eventId}`.execute(
    services.database.em.getKysely(),
  );
};

async function act(services: JobServices, event: StripeEvent): Promise<string> {
  const accountId = accountOf(event);
  if (!accountId)
    return services.stripe ? followPlanEvent(services, services.stripe, event as Stripe.Event) : 'left alone';
  const businessId = await businessOf(services.database, accountId);
  if (!businessId) return 'not ours';
  const stripe = await stripeOf(services, businessId);
  if (!stripe) return 'left alone';
  const account = { businessId, accountId };
  if (isNotification(event) || event.type.startsWith('account.')) return followAccountOf(services, stripe, account);
  if (isOfPayout(event)) {
    await followPayoutById({ ...services, stripe }, account, event.data.object.id);
    return 'followed';
  }
  const intentId = intentOf(event);
  return intentId ? followIntent({ ...services, stripe }, accountId, intentId) : 'left alone';
}

/** Refreshes an account's status from Stripe. Marks it as lost where it revoked access or is unknown to these keys. */
export async function followAccountOf(
  services: JobServices,
  stripe: Stripe,
  { businessId, accountId }: PaidAccount,
): Promise<'followed' | 'lost'> {
  const whorl: SystemActor = { kind: 'system', businessId };
  try {
    await services.commands.run(whorl, updateAccount, await accountAt(stripe, accountId));
    return 'followed';
  } catch (error) {
    if (!isGone(error)) throw error;
    await services.commands.run(whorl, markAccountLost, accountId);
    return 'lost';
  }
}

async function businessOf(database: Database, accountId: string): Promise<string | undefined> {
  const { rows } = await sql<{ businessId: string }>`
    select business_id as "businessId" from stripe_accounts where account_id = ${accountId}
  `.execute(database.em.getKysely());
  return rows[0]?.businessId;
}

const isOfPayout = (event: Stripe.Event): event is Stripe.Event & { data: { object: Stripe.Payout } } =>
  event.type.startsWith('payout.');
