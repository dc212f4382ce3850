import type { Logger } from 'pino';
import type Stripe from 'stripe';
import { CheckoutEntity } from '#db/entities/index.ts';
import type { Database } from '#db/orm.ts';
import type { PortalVisitor } from '#server/platform/auth/viewer.ts';
import type { Commands } from '#server/platform/commands/commands.ts';
import type { Work } from '#server/platform/commands/work.ts';
import { followIntent } from './followIntent.ts';

interface SettleServices {
  commands: Commands;
  stripe: Stripe;
  database: Database;
  log: Logger;
}

/** Refreshes the payment of a customer who returns from Stripe's page, without waiting for the webhook. */
export async function refreshCheckout(
  services: SettleServices,
  visitor: PortalVisitor,
  sessionId: string,
): Promise<void> {
  const accountId = await services.commands.run(visitor, accountOfCheckout, sessionId);
  if (!accountId) return;
  const session = await services.stripe.checkout.sessions.retrieve(sessionId, {}, { stripeAccount: accountId });
  const intent = session.payment_intent;
  if (intent) await followIntent(services, accountId, typeof intent === 'string' ? intent : intent.id);
}

const accountOfCheckout = async ({ em }: Work, sessionId: string) =>
  (await em.findOne(CheckoutEntity, { sessionId }))?.accountId;
