import Stripe from 'stripe';
import type { Database } from '#db/orm.ts';
import type { ChoosePlan } from '#domain/inputs/billing.ts';
import type { Commands } from '#server/platform/commands/commands.ts';
import type { Allowed } from '#server/platform/graphql/context.ts';
import { withAttempt } from '#server/platform/stripe/attempts.ts';
import { billingCustomer } from './billingCustomer.ts';
import { closePlanCheckout } from './commands/closePlanCheckout.ts';
import { type OpenedPlanCheckout, openPlanCheckout } from './commands/openPlanCheckout.ts';
import { setPlanCheckoutSession } from './commands/setPlanCheckoutSession.ts';
import { followCustomer } from './followCustomer.ts';
import { changeTo, openPortal } from './openPortal.ts';
import { currentPrice } from './stripeCatalog/currentPrice.ts';
import { currentSubscription, isLiving, type PlanSubscription } from './subscriptions.ts';

interface BillingServices {
  database: Database;
  commands: Commands;
  stripe: Stripe;
  publicUrl: string;
}

const PLAN_PATH = '/dashboard/settings/plan';

/**
 * Returns the address of the page for buying a plan, or for changing the existing one: a business never has two
 * subscriptions. The same idempotencyKey returns the same page.
 */
export async function choosePlan(services: BillingServices, allowed: Allowed, choice: ChoosePlan): Promise<string> {
  const { stripe } = services;
  const price = await currentPrice(stripe, choice);
  const customer = await billingCustomer(stripe, allowed);
  const running = await livingSubscription(stripe, customer);
  if (running) return changePlan(services, customer, running, price);

  const checkout = await allowed.run(openPlanCheckout, choice);
  const session = await withAttempt(
    { run: (command, ...args) => allowed.run(command, ...args), name: `plan-checkout-${checkout.id}` },
    (idempotencyKey) =>
      stripe.checkout.sessions.create(
        sessionOf(checkout, { customer, price: price.id, businessId: allowed.actor.businessId, ...services }),
        { idempotencyKey },
      ),
  );
  const others = await allowed.run(setPlanCheckoutSession, checkout.id, session.id);
  for (const other of others) await closePage(stripe, allowed, other);
  // Another checkout page may have been paid a moment ago.
  const meanwhile = others.length > 0 ? await livingSubscription(stripe, customer) : undefined;
  if (meanwhile) {
    await closePage(stripe, allowed, session.id);
    return changePlan(services, customer, meanwhile, price);
  }
  if (!session.url) throw new Error(`the checkout session ${session.id} has no page`);
  return session.url;
}

async function livingSubscription(stripe: Stripe, customer: string): Promise<PlanSubscription | undefined> {
  const current = await currentSubscription(stripe, customer);
  return current && isLiving(current) ? current : undefined;
}

/** The database may not yet know of the subscription, so follows it before the change. */
async function changePlan(
  services: BillingServices,
  customer: string,
  running: PlanSubscription,
  price: Stripe.Price,
): Promise<string> {
  await followCustomer(services, customer);
  return openPortal(services, customer, changeTo(running, price));
}

/** Expires a checkout page; one that was paid or has expired stays unchanged. */
async function closePage(stripe: Stripe, allowed: Allowed, sessionId: string): Promise<void> {
  await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  });
  await allowed.run(closePlanCheckout, sessionId);
}

interface Terms {
  customer: string;
  price: string;
  businessId: string;
  publicUrl: string;
}

function sessionOf(
  { id, trial, expiresAt }: OpenedPlanCheckout,
  { customer, price, businessId, publicUrl }: Terms,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { businessId };
  return {
    mode: 'subscription',
    customer,
    line_items: [{ price, quantity: 1 }],
    client_reference_id: id,
    metadata,
    subscription_data: { metadata, ...trialOf(trial) },
    success_url: `${publicUrl}${PLAN_PATH}?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: publicUrl + PLAN_PATH,
    expires_at: seconds(expiresAt),
  };
}

function trialOf(trial: OpenedPlanCheckout['trial']): Stripe.Checkout.SessionCreateParams.SubscriptionData {
  if (!trial) return {};
  return 'until' in trial ? { trial_end: seconds(trial.until) } : { trial_period_days: trial.days };
}

/** Rounds up, so that a trial is never shortened. */
const seconds = (instant: Date) => Math.ceil(instant.getTime() / 1000);
